import { quote } from '../../text/quote.ts';
import type { Language } from '../language.ts';
import { addresses } from './pages/addresses.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

const range = ({ min, max }: Range): string => `${min} a ${max}`;
const list = (numbers: readonly number[]): string => `${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}`;

/** Error messages: what to do, for developers who read the log. */
export const errors = {
  /** The language of the URLs in messages. */
  language: 'es' as Language,
  placeholders: {
    day: '{día}',
    month: '{mes}',
    year: '{año}',
    date: '{fecha}',
    isoDate: '{AAAA-MM-DD}',
    name: '{nombre}',
  },
  expected: (form: string, example: string): string => `Se espera ${form}, por ejemplo ${example}.`,

  /** The problem with either part of a two-part path, and the names of both parts. */
  pairs: {
    couple: {
      wrong: ['La primera fecha no es válida.', 'La segunda fecha no es válida.'],
      missing: 'Hacen falta dos fechas.',
    },
    year: {
      wrong: ['La fecha no es válida.'],
      missing: 'Hacen falta una fecha y un año.',
    },
    day: {
      wrong: ['La fecha de nacimiento no es válida.', 'El día por el que se pregunta no es válido.'],
      missing: 'Hacen falta una fecha y un día.',
    },
  },

  yearNotBuilt(year: number, first: number, last: number): string {
    const years = first === last ? `del año ${first}` : `de los años ${first} a ${last}`;
    return `Aquí solo están las fechas ${years}, y se ha pedido una de ${year}.`;
  },

  option: (name: string, text: string, allowed: string): string =>
    `El valor «${quote(text)}» de ${name} no es válido: debe ser ${allowed}.`,
  oneOf: (first: string, second: string): string => `${first} ${/^h?o/.test(second) ? 'u' : 'o'} ${second}`,
  wholeNumber: (allowed: Range): string => `un número entero de ${range(allowed)}`,

  tooManyRequests: (seconds: number, site: string): string =>
    `Espera ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} o descarga el conjunto de datos completo en ${site}${addresses.dataset}.`,
  /** The page shown in a browser instead. */
  tooManyPages: {
    title: 'Demasiadas páginas seguidas',
    wait: (seconds: number): string =>
      `Desde tu conexión se han pedido muchas páginas en poco tiempo. Espera ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} y vuelve a intentarlo.`,
    again: 'Volver a intentarlo',
  },
  internal: (support: string): string => `Algo ha fallado de nuestro lado. Si se repite, escribe a ${support}.`,

  numberNotFound: (numbers: readonly number[], path: string): string =>
    `Los números de camino de vida son ${list(numbers)}. La lista está en ${path}.`,
  arcanumNotFound: (count: number, path: string): string =>
    `Los arcanos mayores van del 1 al ${count}. La lista está en ${path}.`,
  chartNotFound: (ranges: Readonly<Record<'a' | 'b' | 'c', Range>>, example: string, date: string): string =>
    `Ninguna fecha tiene esos números. El del día va de ${range(ranges.a)}, el del mes de ${range(ranges.b)} y el del año de ${range(ranges.c)}, como en ${example}. También sirve una fecha: ${date}.`,
  notFound: (root: string): string => `Aquí no hay nada. Las direcciones disponibles están en ${root}.`,
  methodNotAllowed: 'La API es de solo lectura: usa GET, HEAD u OPTIONS.',
  onlyPost: (docs: string): string =>
    `Esta dirección es para asistentes, que usan POST. Cómo añadirla al tuyo se explica en ${docs}#asistentes.`,
};
