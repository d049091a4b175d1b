/** Not `Intl.ListFormat`, whose data takes a phone 30 ms to load; no title or name starts with the sound that turns «y» into «e». */
const list = (items: readonly string[]): string => items.join(', ').replace(/, ([^,]*)$/, ' y $1');

/** The page of two dates, as its script draws it. */
export const couple = {
  kicker: 'Pareja',
  heading: 'La carta de una pareja',
  lede: 'Dos fechas: qué trae cada una, qué une y dónde roza. No es nota ni pronóstico: son dos estrellas y su suma, calculadas en tu navegador. Nadie guarda las fechas.',
  /** Neutral, because a link does not tell which of the two dates is the reader’s. */
  legends: ['Fecha de nacimiento', 'La otra'],
  show: 'Ver la carta de pareja',
  otherDates: 'Otras fechas',
  meeting: 'Los dos centros',
  centerIs: (number: number, name: string): string => `Centro ${number}: ${name}`,
  /**
   * @example brings('orden') // 'Trae el orden'
   */
  brings: (family: string): string => `Trae el ${family}`,
  noTexts: 'Los textos no se han podido cargar. Revisa la conexión y vuelve a intentarlo.',
  noReadings: 'Las lecturas no se han podido cargar. Los números están todos: se calculan aquí.',
  sendBack: 'Enviar a la otra persona',
  profile: 'Perfil del ',
  star: 'La estrella de la pareja',
  /** Section names in the page's navigation, by id. */
  sections: {
    encuentro: 'El encuentro',
    lugares: 'La relación',
    propositos: 'Propósitos',
    cola: 'Cola kármica',
    comparten: 'Lo que comparten',
    calculos: 'Líneas y cálculos',
  },
  places: 'La relación, lugar por lugar',
  compare: 'Las doce posiciones, una carta junto a la otra',
  compared: 'Las doce posiciones de cada persona y de la pareja',
  position: 'Posición',
  same: 'Igual',
  /**
   * @example shared(['Alma', 'Centro']) // 'Coinciden en 2 de las doce posiciones: Alma y Centro.'
   */
  shared(titles: readonly string[]): string {
    if (titles.length === 12) return 'Coinciden en las doce posiciones: las dos cartas son iguales.';
    return `Coinciden en ${titles.length === 1 ? 'una' : titles.length} de las doce posiciones: ${list(titles)}.`;
  },
  /**
   * @example elsewhere(['El Carro', 'La Torre']) // 'El Carro y La Torre están en las dos cartas, en lugares distintos. '
   */
  elsewhere(names: readonly string[]): string {
    if (names.length === 0) return '';
    return `${list(names)} ${names.length === 1 ? 'está' : 'están'} en las dos cartas, en lugares distintos. `;
  },
  purposes: 'Los propósitos de la pareja',
  howMade:
    'Los nueve primeros puntos de las dos cartas se suman uno por uno; los demás salen de esos nueve. El orden de las fechas no cambia nada. ',
  inside: 'La carta por dentro',
  sumsCaption: 'Los puntos de la pareja, con su fórmula y su cálculo',
};
