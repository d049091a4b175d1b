export const technical = {
  years: 'Los años de alrededor',
  ages: 'El anillo de las edades',
  agesCaption: 'Los arcanos de cada década; las columnas son los años que se suman a la edad de la fila',
  age: 'Edad',
  fromTo: (from: string, to: string): string => ` Desde ${from} hasta ${to}: `,
  /**
   * An age with its article, to follow «desde» and «hasta».
   *
   * @example ageInWords(36.25) // 'los 36 años y 3 meses'
   */
  ageInWords(age: number): string {
    if (age === 0) return 'el nacimiento';
    const years = Math.floor(age);
    const months = (age - years) * 12;
    return `${years === 1 ? 'el año' : `los ${years} años`}${months > 0 ? ` y ${months} meses` : ''}`;
  },
  chakras: 'La tabla de los chakras',
  chakrasCaption: 'Los siete chakras, de la corona a la base, y la suma de cada columna',
  reduction: 'Mientras un número pase de 22, se cambia por la suma de sus cifras. ',
  otherPoints: (count: number): string => `Los otros ${count} puntos`,
  otherPointsCaption: 'Los puntos de la estrella completa, con su fórmula y su cálculo',
  lifePath: 'El camino de vida',
  common: 'Lo común y lo raro',
  bars: (first: number, last: number): string =>
    `Cada barra es un arcano; su altura, cuántas fechas de ${first} a ${last} lo tienen en esa posición. El tuyo está marcado.`,
  citation: 'Cita',
  theCitation: 'la cita',
  link: 'Enlace',
  theLink: 'el enlace',
  chart: 'La carta entera en JSON',
  theChart: 'la dirección de la carta',
  embed: 'Pon esta estrella en tu web',
};
