import { LONGEST_NAME } from '../../method/read-name.ts';

const PAIR = { a: 'One date, as YYYY-MM-DD.', b: 'The other date. The order does not matter.' };
const NAME = {
  name: `Full name, 1 to ${LONGEST_NAME} characters: Latin letters with any accents, spaces, hyphens, apostrophes and periods.`,
};

export const endpoints: typeof import('../es/endpoints.ts').endpoints = {
  index: {
    summary: 'The service and its addresses',
    description: 'Name, license and contact of the service, with the address of everything that it offers.',
  },
  life_paths: {
    summary: 'The twelve life path numbers',
    description: 'Each number with its archetype, its motto, one sentence and the address of its full record.',
  },
  life_path: {
    summary: 'One life path number',
    description: 'All texts of a number: description, traits, fields of work, love, advice and well-known people.',
    refusal: 'Not a life path number.',
    parameters: { number: 'Life path number; 11, 22 and 33 are master numbers.' },
  },
  arcana: {
    summary: 'The 22 major arcana',
    description: 'Each arcanum with its name, key phrase, symbol and the address of its full record.',
  },
  arcanum: {
    summary: 'One major arcanum',
    description: 'All texts of an arcanum: description, light, shadow and its reading in each position.',
    refusal: 'Not a major arcanum.',
    parameters: { number: 'Number of the arcanum.' },
  },
  matrix: {
    summary: 'The destiny matrix of a date',
    description: 'The twelve positions of the matrix, each with its major arcanum.',
    refusal: 'The date is not valid or does not exist.',
  },
  matrix_picture: {
    summary: 'The matrix as an SVG picture, to embed',
    description: 'The octagram of the date, light or dark as the viewer prefers. It counts as a matrix.',
    refusal: 'The date is not valid or does not exist, or an option has a value that is not allowed.',
  },
  matrix_card: {
    summary: 'The card of a date as a PNG picture',
    description:
      'The date, the headline of its portrait, the arcanum of the center, the star and the address of this site, 1200 × 630: what a shared link shows. As a story, 1080 × 1920. It counts as a matrix.',
    refusal: 'The date is not valid or does not exist, or an option has a value that is not allowed.',
  },
  matrix_of_date: {
    summary: 'The destiny matrix, with the date as YYYY-MM-DD',
    description: 'The same response as with separate day, month and year.',
    refusal: 'The date is not valid or does not exist.',
  },
  calendar: {
    summary: 'All dates of a year',
    description:
      'A row per date with the twelve arcana, the life path and the three numbers of the chart, under a row with the names of the columns. Use it to get many dates at once.',
    refusal: 'The year is not valid.',
  },
  chart: {
    summary: 'The whole chart of three numbers',
    description:
      'Positions with their readings, points, karmic tail, lines, purposes, chakras and ages. Dates with the same three numbers share a chart.',
    refusal: 'No date has these numbers.',
    parameters: {
      a: 'The day, reduced to 22 or less.',
      b: 'The month.',
      c: 'The sum of the digits of the year, reduced to 22 or less.',
    },
  },
  chart_of_date: {
    summary: 'The whole chart of a date',
    description: 'The same chart as by its three numbers, requested by date.',
    refusal: 'The date is not valid or does not exist.',
  },
  couple: {
    summary: 'The chart of a couple',
    description: 'Points, purposes, lines, karmic tail and center of two dates together. The order does not matter.',
    refusal: 'One of the dates is not valid; the message says which.',
    parameters: PAIR,
  },
  couple_picture: {
    summary: 'The chart of a couple as an SVG picture',
    description: 'The octagram of the two dates together, light or dark as the viewer prefers.',
    refusal: 'One of the dates is not valid, or an option has a value that is not allowed; the message says which.',
    parameters: PAIR,
  },
  couple_card: {
    summary: 'The card of a couple as a PNG picture',
    description:
      'Both dates in the order in which they are given, the headline of their meeting, the arcanum of the center, the star and the address of this site, 1200 × 630. As a story, 1080 × 1920.',
    refusal: 'One of the dates is not valid, or an option has a value that is not allowed; the message says which.',
    parameters: PAIR,
  },
  year: {
    summary: 'The arcanum of a year for a date',
    description: 'The arcanum, its reading and the calculation, step by step.',
    refusal: 'The date or the year is not valid; the message says which.',
  },
  number_texts: {
    summary: 'The texts of the numbers',
    description: 'What each number says in each role: birthday, expression, pinnacles, personal year and the others.',
  },
  numbers: {
    summary: 'The numbers of a date',
    description:
      'Life path, birthday number, karmic debts, four pinnacles and four challenges with their ages, each with its text and its steps.',
    refusal: 'The date is not valid or does not exist.',
  },
  day: {
    summary: 'The personal day',
    description: 'The personal day, month and year of a calendar day, with their text and their steps.',
    refusal: 'The date or the day is not valid; the message says which.',
    parameters: { day: 'The calendar day, as YYYY-MM-DD.' },
  },
  name: {
    summary: 'The numbers of a name',
    description:
      'Expression, soul urge, personality, debts, lessons and passions, letter by letter. A name is private: only the requester may keep the response, and the name is never logged.',
    refusal: 'The name is not understood; the message says why and what is allowed.',
    parameters: NAME,
  },
  name_of_date: {
    summary: 'The numbers of a name and a date',
    description: 'The numbers of a name and the maturity number, which needs the birth date.',
    refusal: 'The name or the date is not valid; the message says which.',
    parameters: NAME,
  },
  statistics: {
    summary: 'How often each arcanum is in each position',
    description:
      'How many dates have each arcanum in each position, each life path, each birthday number and each pinnacle.',
  },
  languages: {
    summary: 'The languages and the names in each',
    description:
      'The languages that the service answers in, with the address of each, what it lacks, and what arcana, archetypes, positions and places are called in it.',
  },
  openapi: {
    summary: 'The API contract',
    description: 'OpenAPI 3.1.',
  },
  schema: {
    summary: 'The JSON Schema of an answer',
    description: 'JSON Schema 2020-12, with its own address in `$id`.',
    refusal: 'There is no such schema.',
    parameters: { name: 'Name of the answer.' },
  },
};
