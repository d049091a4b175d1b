import { FIRST_YEAR, LAST_YEAR } from '../../../calendar/dates.ts';

export const sentences: typeof import('../../es/pages/sentences.ts').sentences = {
  lines: {
    father: 'A place to think about the habits and themes that, tradition says, came to you from your father’s family.',
    mother:
      'Gathers the themes that tradition ties to your mother’s family, so you can decide which to keep and which to drop.',
  },
  purposes: {
    personal: 'Offers a theme for finding your own balance between what you feel and what you do each day.',
    social: 'A way into thinking about the place you like to have among people, and what you can offer there.',
    spiritual: 'Brings the first two together in one calm question: what sense do you find in all that you do?',
    planetary: 'Looks past your own circle: what could you bring to people you don’t know, and to your times?',
  },
  chakras: {
    Sahasrara: 'Goes with the meaning of life: a moment to think about what you believe and what guides you.',
    Ajna: 'Goes with intuition and ideas: a chance to review how you imagine, decide and trust yourself.',
    Vishuddha: 'About having your own voice: what do you say, what do you hold back, and how does it come out?',
    Anahata: 'Stands for affection: a chance to look at how you love, who you open the door to and what you get back.',
    Manipura: 'About will and confidence: helps you tell what you decide from what you do out of habit.',
    Svadhisthana:
      'Stands for pleasure and making things: a good reason to remember what you enjoy and what you like to do.',
    Muladhara: 'Points to the base: home, rest, routines and everything that makes you feel safe.',
  },
  sections: {
    year: ['The arcanum of a year adds the day and the month you were born to the digits of that year.'],
    positions: [
      `At the foot of each position you can see how common it is: each bar is an arcanum; its height, how many dates from ${FIRST_YEAR} to ${LAST_YEAR} have it.`,
    ],
    karmicTail: [
      'Describes a habit that tends to come back, so that you can spot it with a smile and try doing things another way.',
      'It is the three arcana at the bottom point of the star, from the inside out.',
    ],
    nothingShared:
      'Each of you comes to the same matters by a different road, and the middle column shows what they add up to.',
    lines: [
      'Each line crosses the star from one point to another.',
      'The love line ends on the arcanum where the money line begins; the two family lines are the diagonals and share their midpoint.',
    ],
    ages: [
      'Gives each stretch of your life a theme; good for looking back and for thinking about the present, without predicting.',
      'There are sixty-four arcana for eighty years, one for every year and three months.',
      'Each row begins at one of the eight points of the star; each arcanum in between adds the two around it.',
    ],
    chakras: [
      'The table sorts your numbers into seven themes for taking stock of how you feel; it is a symbol and in no case a diagnosis.',
      'The physical plane comes from the horizontal axis of the star; the energetic one from the vertical, and the emotional one adds the two.',
    ],
  },
};
