import type { Language } from '../../language.ts';

/** The head of a page with dates. Dates are already in words. */
export const previews = {
  /** The language of their pictures. */
  language: 'es' as Language,
  profile: {
    title: (day: string): string => `Perfil del ${day}`,
    description: (day: string): string =>
      `La matriz del destino y el camino de vida del ${day}, con cada cálculo paso a paso.`,
  },
  couple: {
    title: (a: string, b: string): string => `Pareja del ${a} y del ${b}`,
    description: (a: string, b: string): string =>
      `La estrella que forman el ${a} y el ${b}, lo que tienen en común y cada cálculo.`,
  },
  /** For a link that asks for the other date. */
  invitation: {
    title: (day: string): string => `Compárate con el ${day}`,
    description: (day: string): string =>
      `Escribe tu fecha de nacimiento y mira la estrella que forma con la del ${day}.`,
  },
  numbers: {
    title: (day: string, lifePath: number): string => `Los números del ${day}: camino de vida ${lifePath}`,
    description: (day: string, lifePath: number): string =>
      `El camino de vida ${lifePath} y los demás números del ${day}, cada uno con su suma y su texto.`,
  },
  /** The title of a shared link: the center's arcanum, and the headline as the second half of a sentence. */
  shared: (arcanum: string, headline: string): string =>
    `${arcanum} en el centro: ${headline[0]!.toLowerCase()}${headline.slice(1)}`,
  /** Alternative texts of the cards. */
  card: (day: string): string => `La matriz del destino del ${day}`,
  coupleCard: (a: string, b: string): string => `La carta de pareja del ${a} y del ${b}`,
};
