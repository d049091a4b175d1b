export const homeShell: typeof import('../../es/pages/home-shell.ts').homeShell = {
  title: (heading) => `Open Numerology: ${heading[0]!.toLowerCase()}${heading.slice(1)}`,
  example: (day) => `Example: the destiny matrix of ${day}`,
  lede: 'The destiny matrix lays the numbers of a birth date on an eight-pointed star. Each point gets one of the twenty-two arcana of the tarot, and each place a theme: love, money, where you come from, where you are going. It is good for asking yourself questions, and every sum is here in plain sight.',
  programs: 'For programmers',
  json: ['The same as JSON, with no sign-up and no key. ', ' covers the rest.'],
  docs: 'The API documentation',
  contents: 'What’s here',
  method: {
    title: 'The method',
    text: 'Every point of the star with its formula, a worked example, and where the schools disagree.',
  },
  numbers: {
    title: 'The numbers of your date and your name',
    text: 'Birthday, pinnacles, challenges, your year month by month, and the numbers of a name, which stays in your browser.',
  },
  couple: {
    title: 'The chart of a couple',
    text: 'Two dates and one star: what each person brings, what holds, where there’s friction and which arcana the two share.',
  },
  lifePaths: 'The twelve life paths',
  arcana: 'The twenty-two arcana',
  dataset: {
    title: 'The complete data',
    text: (first, last) => `Every date from ${first} to ${last}, in files ready for your spreadsheet or your database.`,
  },
  api: {
    title: 'The API',
    text: 'Addresses, errors, limits, and a form to try each request without leaving the page.',
  },
  embed: {
    title: 'For your site',
    text: 'A star on your own page: copy one line, and it is drawn in your visitors’ browsers.',
  },
  license: {
    title: 'The license',
    text: 'Copy it, adapt it, sell what you make with it. All we ask is that you name the source.',
  },
};
