import { longDate } from '../dates.ts';

/** The labels and titles of stars. Dates are already in words. */
export const star = {
  /** Points named by a word instead of the letter of their formula. */
  points: { Sky: 'Cielo', Earth: 'Tierra', Male: 'Masculino', Female: 'Femenino' },
  lines: {
    father: 'línea paterna',
    mother: 'línea materna',
    love: 'línea del amor',
    money: 'línea del dinero',
    tail: 'cola kármica',
  },
  day: longDate,
  years: (age: number): string => `${age} años`,
  ofDate: (day: string): string => `Matriz del destino del ${day}`,
  ofCouple: (a: string, b: string): string => `Carta de pareja del ${a} y del ${b}`,
  pair: (a: string, b: string): string => `${a} y ${b}`,
};
