import { EXAMPLE_NAME } from '../es/example-name.ts';

/** The tools' descriptions, by which assistants choose; English only. */
export const tools = {
  life_path: {
    title: 'Life path number',
    description:
      'Use when someone already knows a life path number and asks what it says; from a birth date, use life_path_of_date. Returns archetype, motto, summary, traits, weak points and advice; detail "full" adds description, fields of work, love and well-known people. The numbers are 1 to 9, 11, 22 and 33. Example: {"number":7}.',
  },
  arcanum: {
    title: 'Major arcanum',
    description:
      'Use when someone asks what one of the 22 major arcana means, in general or in a position. Returns name, key phrase, description, light and shadow; detail "full" adds what it means in each of 22 places such as money, karma, a year or a couple, with a question and an example. The number goes from 1 to 22; the Fool is 22. Example: {"number":17}.',
  },
  destiny_matrix: {
    title: 'Destiny matrix',
    description:
      'Use when someone asks for the destiny matrix of a birth date, or only for its numbers. Returns the 12 positions (personality, soul, money, karma and so on), each with the number, name, key phrase and emoji of its major arcanum. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
  chart: {
    title: 'Whole chart',
    description:
      'Use when someone wants a full reading of one birth date. Returns life path, a portrait and the 12 positions in a sentence each, and karmic tail; detail "full" adds their whole meaning, light, shadow, question and example, partner, income, balance, repeated arcana, points, lines, purposes, chakras and ages. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
  couple: {
    title: 'Chart of a couple',
    description:
      'Use when someone asks about two people together, in either order. Returns what the two bring to each other, the center and five more places with their meaning, and karmic tail; detail "full" adds light, shadow, question and example of each, points, lines and purposes. Dates are YYYY-MM-DD, from 1900 to 2100. Example: {"a":"1990-06-15","b":"1990-12-29"}.',
  },
  year: {
    title: 'Arcanum of a year',
    description:
      'Use when someone asks what a year holds for a birth date. Returns its arcanum with meaning, light, shadow and question, the text of the personal year, the universal year and the personal months; detail "full" adds an example, the texts of the months and every step of the sums. The date is YYYY-MM-DD, the year a number, from 1900 to 2100. Example: {"date":"1990-06-15","year":2026}.',
  },
  numbers: {
    title: 'Numbers of a birth date',
    description:
      'Use when someone asks for the classic numerology of a birth date. Returns the texts of life path and birthday number, and which karmic debts, pinnacles and challenges there are, with their ages; detail "full" adds the texts of those and every step of the sums. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
  day: {
    title: 'Personal day',
    description:
      'Use when someone asks what a certain calendar day holds for a birth date. Returns the texts of the personal day, the personal month and the personal year; detail "full" adds every step of the sums. Both dates are YYYY-MM-DD, from 1900 to 2100; the service does not know today, so give the day. Example: {"date":"1990-06-15","day":"2026-11-16"}.',
  },
  name: {
    title: 'Numbers of a name',
    description: `Use when someone asks for the numerology of a name. Returns the texts of expression, soul urge, personality and, with a date, maturity, and which karmic debts, karmic lessons and hidden passions there are; detail "full" adds the texts of those, every letter and every step of the sums. Latin letters; the date may be left out. Example: {"name":"${EXAMPLE_NAME}","date":"1990-06-15"}.`,
  },
  life_path_of_date: {
    title: 'Life path of a date',
    description:
      'Use when someone asks for the life path number of a birth date and what it says. Returns the number, archetype, motto, summary, traits, weak points and advice; detail "full" adds description, fields of work, love and well-known people. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
};
