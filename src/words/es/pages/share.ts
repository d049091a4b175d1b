/** Shared messages and names of saved files. */
export const share = {
  ofDate: (day: string): string => `La matriz del destino del ${day}`,
  ofCouple: (a: string, b: string): string => `La carta de pareja del ${a} y del ${b}`,
  compare: 'Compárate conmigo: escribe tu fecha y mira qué estrella formamos',
  sendBack: 'Mira la estrella que formamos',
  copied: 'Enlace copiado',
  messageCopied: 'Mensaje copiado, con el enlace',
  file: 'matriz',
  coupleFile: 'pareja',
  cardFile: 'tarjeta',
  storyFile: 'historia',
  fullFile: 'completa',
};
