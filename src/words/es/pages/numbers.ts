/** The classic numbers of a date and a name, as drawn by the page's script. */
export const numbers = {
  noTexts: 'Los textos no se han podido cargar. Los números están todos, porque se calculan aquí.',
  medals: 'Los números, en breve',
  year: (year: number): string => `Año ${year}`,
  ofDate: (day: string): string => `Los números del ${day}`,
  lifePath: (number: number, archetype: string | undefined): string =>
    archetype ? `${archetype}: todo sobre el ${number}` : `Todo sobre el ${number}`,
  debt: (number: number, from: readonly string[]): string => {
    const sources: Readonly<Record<string, string>> = {
      life_path: 'aparece al sumar el camino de vida',
      birthday: 'es el día del nacimiento',
    };
    return `El ${number} ${from.map((source) => sources[source]).join(' y ')}.`;
  },
  matrix: 'La matriz de esta fecha',
  json: 'Datos en JSON',
  method: 'El método y las otras escuelas',
  howMade: 'Cómo se calcula',
  whatAndHow: 'Qué dice y cómo se calcula',
  stages: 'Pináculos y desafíos',
  aboutStages:
    'Cuatro etapas: en cada una, el pináculo dice qué clima ofrece y el desafío qué toca aprender. La primera termina a los 36 años menos tu camino de vida, reducido a una cifra; las dos siguientes duran nueve.',
  now: (age: number): string => `Ahora, ${age} años`,
  ofStage: (place: number): string => `de la etapa ${place}`,
  onwards: (year: number): string => `${year} en adelante`,
  howAges: 'Cómo se calculan las edades',
  yourYear: (year: number): string => `Tu año ${year}, mes a mes`,
  today: (day: string): string => `Hoy, ${day}`,
  months: 'Toca un mes para leer su texto y su suma.',
  thisMonth: 'Este mes',
  letters: (name: string): string => `${name}, letra a letra`,
  noVowels: 'Este nombre no tiene vocales, y por eso no tiene este número.',
  noConsonants: 'Este nombre no tiene consonantes, y por eso no tiene este número.',
  passion: (letters: readonly string[]): string =>
    `Es el número que más letras tienen: ${letters.length > 1 ? `${letters.slice(0, -1).join(', ')} y ${letters.at(-1)}` : letters.join('')}.`,
  nameDebt: (titles: readonly string[]): string => `Aparece al sumar: ${titles.join(' y ').toLowerCase()}.`,
  lesson: (number: number): string => `Ninguna letra del nombre vale ${number}.`,
};
