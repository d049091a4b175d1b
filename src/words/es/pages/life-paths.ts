/** The pages of the life paths. */
export const lifePaths = {
  title: 'Los doce caminos de vida',
  description:
    'Del 1 al 9, más los números maestros 11, 22 y 33: el arquetipo, el lema y el resumen de cada camino de vida.',
  lifePath: 'Camino de vida',
  heading: 'Doce números, doce maneras de andar',
  lede: 'El número de camino de vida sale de reducir el día, el mes y el año de nacimiento por separado y sumarlos después. Van del 1 al 9; el 11, el 22 y el 33 son números maestros y se quedan como están. ',
  howMade: 'Así se calcula',
  titleOf: (number: number, archetype: string): string => `Camino de vida ${number}: ${archetype}`,
  master: ', número maestro',
  love: 'En el amor',
  advice: 'Consejos',
  people: 'Personas con este número',
  aboutPeople: ['Con la fecha de nacimiento puedes ', '.'] as [string, string],
  repeat: 'repetir el cálculo',
  traits: 'Rasgos',
  weaknesses: 'Puntos débiles',
  career: 'Vocaciones',
  inJson: 'Esta ficha en JSON',
  others: 'Otros caminos de vida',
  which: '¿Cuál es tu camino de vida?',
  recipe: [
    'Reduce el día, el mes y el año a una cifra cada uno, dejando el 11 y el 22 como están; suma los tres y reduce el total. El 15 de junio de 1990 da 6 + 6 + 1 = 13, y 1 + 3 = 4. Aquí se hace solo, con ',
    ':',
  ] as [string, string],
  allNumbers: 'todos los demás números',
  show: 'Ver mis números',
};
