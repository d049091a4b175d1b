/** Names and emoji from the method's description, in order from 1. */
export const ARCANA_REFERENCE: readonly (readonly [name: string, emoji: string])[] = `
  El Mago/🧙 La Sacerdotisa/🔮 La Emperatriz/🌾 El Emperador/👑 El Hierofante/🔑 Los Enamorados/💞 El Carro/🐎
  La Justicia/⚖️ El Ermitaño/🏮 La Rueda de la Fortuna/🎡 La Fuerza/🦁 El Colgado/🙃 La Muerte/🦋 La Templanza/🏺
  El Diablo/😈 La Torre/⚡ La Estrella/🌟 La Luna/🌙 El Sol/🌞 El Juicio/🎺 El Mundo/🌎 El Loco/🃏`
  .trim()
  .split(/\s+(?=(?:El|La|Los) )/)
  .map((card) => card.split('/') as [string, string]);

/** The numbers of the arcana in words, in order from 1. */
export const NUMBER_WORDS: readonly string[] = (
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho ' +
  'diecinueve veinte veintiuno veintidós'
).split(' ');
