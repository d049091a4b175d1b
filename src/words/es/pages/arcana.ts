export const arcana = {
  title: 'Los veintidós arcanos mayores',
  description: 'Los arcanos mayores del 1 al 22 en el orden de Marsella, con su frase clave, su luz y su sombra.',
  kicker: 'Arcanos',
  heading: 'Veintidós cartas para nombrar un número',
  lede: 'Cada posición de la matriz lleva uno de los arcanos mayores. Seguimos el orden de Marsella, con La Justicia en el 8 y La Fuerza en el 11, y contamos El Loco como 22; varios nombres son los de la baraja Rider-Waite.',
  which: '¿Cuáles son los tuyos?',
  arcanum: 'Arcano',
  titleOf: (number: number, name: string): string => `Arcano ${number}: ${name}`,
  descriptionOf: (number: number, name: string, keyword: string): string =>
    `${name}, arcano ${number}: ${keyword}. Su luz, su sombra y lo que dice en cada posición de la matriz del destino.`,
  where: '¿Dónde está en tu matriz?',
  inJson: 'Esta carta en JSON',
  others: 'Otros arcanos',
  inPositions: 'En cada posición',
  absentFromDates: (first: number, last: number, titles: readonly string[]): string =>
    `No aparece entre ${first} y ${last} en: ${titles.join(', ')}.`,
  absentFromCouples: (titles: readonly string[]): string => `Ninguna pareja lo tiene en: ${titles.join(', ')}.`,
  inOtherPoints: 'En otros puntos de la carta',
  inCouple: 'En una pareja',
  ifRepeated: 'Si se repite',
};
