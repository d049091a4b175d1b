/** What assistants choose a tool by; they are all told in English. */
export const tools = {
  life_path: {
    title: 'Life path number',
    description:
      'Use when someone already knows a life path number and asks what it says; from a birth date, use life_path_of_date. Returns archetype, motto, description, traits, weak points, fields of work, love, advice and well-known people, in Spanish. The numbers are 1 to 9, 11, 22 and 33. Example: {"number":7}.',
  },
  arcanum: {
    title: 'Major arcanum',
    description:
      'Use when someone asks what one of the 22 major arcana means, in general or in a position. Returns its Spanish name, key phrase, description, light and shadow, and what it means in each of 22 places such as money, karma, a year or a couple. The number goes from 1 to 22; the Fool is 22. Example: {"number":17}.',
  },
  destiny_matrix: {
    title: 'Destiny matrix',
    description:
      'Use when someone asks for the destiny matrix of a birth date, or only for its numbers. Returns the 12 positions (personality, soul, money, karma and so on), each with the number, Spanish name, key phrase and emoji of its major arcanum. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
  chart: {
    title: 'Whole chart',
    description:
      'Use when someone wants a full reading of one birth date. Returns the life path and the 12 positions with the meaning of their arcana in Spanish, karmic tail, lines and purposes; detail "full" adds light, shadow, question, example, all points, chakras and ages. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
  couple: {
    title: 'Chart of a couple',
    description:
      'Use when someone asks about two people together. Returns the chart of the couple: its centre and five more places with their meaning in Spanish, karmic tail, lines and purposes; the order of the dates does not matter. Dates are YYYY-MM-DD, from 1900 to 2100. Example: {"a":"1990-06-15","b":"1990-12-29"}.',
  },
  year: {
    title: 'Arcanum of a year',
    description:
      'Use when someone asks what a certain year holds for a birth date. Returns the arcanum of that year with its meaning in Spanish and every step of the sum. The date is YYYY-MM-DD and the year a number, both from 1900 to 2100. Example: {"date":"1990-06-15","year":2026}.',
  },
  numbers: {
    title: 'Numbers of a birth date',
    description:
      'Use when someone asks for the classic numerology of a birth date: life path, birthday number, karmic debts, pinnacles and challenges with their ages. Returns each number with its text in Spanish and every step of the sum. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
  day: {
    title: 'Personal day',
    description:
      'Use when someone asks what a certain calendar day holds for a birth date. Returns the personal day, month and year with their texts in Spanish and every step of the sum. Both dates are YYYY-MM-DD, from 1900 to 2100; the service does not know today, so give the day. Example: {"date":"1990-06-15","day":"2026-11-16"}.',
  },
  name: {
    title: 'Numbers of a name',
    description:
      'Use when someone asks for the numerology of a name. Returns expression, soul urge, personality, karmic debts and lessons and hidden passions with their texts in Spanish, letter by letter; with a birth date also the maturity number. The name has Latin letters with any accents; the date is YYYY-MM-DD and may be left out. Example: {"name":"María José Núñez","date":"1990-06-15"}.',
  },
  life_path_of_date: {
    title: 'Life path of a date',
    description:
      'Use when someone asks for the life path number of a birth date and what it says. Returns the number (1 to 9, 11, 22 or 33) with its archetype, motto, description, traits, weak points, fields of work, love and advice, in Spanish. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
};
