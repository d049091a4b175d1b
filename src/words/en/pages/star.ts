import { longDate } from '../dates.ts';

export const star: typeof import('../../es/pages/star.ts').star = {
  points: { Sky: 'Sky', Earth: 'Earth', Male: 'Male', Female: 'Female' },
  lines: {
    father: 'father line',
    mother: 'mother line',
    love: 'love line',
    money: 'money line',
    tail: 'karmic tail',
  },
  day: longDate,
  years: (age) => `${age} ${age === 1 ? 'year' : 'years'}`,
  ofDate: (day) => `Destiny matrix of ${day}`,
  ofCouple: (a, b) => `Couple chart of ${a} and ${b}`,
  pair: (a, b) => `${a} and ${b}`,
};
