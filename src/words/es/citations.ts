/** How to credit the source, the license's one condition. Dates are already in words. */
export const citations = {
  quoted: (text: string): string => `«${text}»`,
  attribution: (name: string, license: string): string => `Datos de ${name} (${license})`,
  lifePath: (number: number, archetype: string, tagline: string): string =>
    `camino de vida ${number}, ${archetype}, «${tagline}»`,
  arcanum: (number: number, name: string): string => `arcano ${number}, ${name}`,
  matrix: (date: string): string => `matriz del destino del ${date}`,
  chart: (a: number, b: number, c: number): string => `carta de los números ${a}, ${b} y ${c}`,
  calendar: (year: number): string => `matrices del destino de las fechas de ${year}`,
  statistics: 'frecuencia de los arcanos en cada posición',
  couple: (a: string, b: string): string => `carta de pareja del ${a} y del ${b}`,
  year: (date: string, year: number): string => `arcano del año ${year} para el ${date}`,
  numberTexts: 'textos de los números',
  numbers: (date: string): string => `números del ${date}`,
  day: (date: string, day: string): string => `día personal del ${day} para el ${date}`,
  name: 'números de un nombre',
};
