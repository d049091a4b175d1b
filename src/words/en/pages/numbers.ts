const list = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : items.join('');

export const numbers: typeof import('../../es/pages/numbers.ts').numbers = {
  noTexts: 'The texts didn’t load. The numbers are all here, because they are worked out on this page.',
  medals: 'The numbers in brief',
  year: (year) => `Year ${year}`,
  ofDate: (day) => `The numbers of ${day}`,
  lifePath: (number, archetype) => (archetype ? `${archetype}: all about ${number}` : `All about ${number}`),
  debt: (number, from) => {
    const sources: Readonly<Record<string, string>> = {
      life_path: 'turns up on the way to the life path',
      birthday: 'is the day of birth',
    };
    return `${number} ${from.map((source) => sources[source]).join(' and ')}.`;
  },
  matrix: 'The matrix of this date',
  json: 'Data as JSON',
  method: 'The method and the other schools',
  howMade: 'How it is worked out',
  whatAndHow: 'What it says and how it is worked out',
  stages: 'Pinnacles and challenges',
  aboutStages:
    'Four periods: in each, the pinnacle tells you the weather and the challenge what there is to learn. The first ends at the age of 36 minus your life path, reduced to one digit; the next two last nine years each.',
  now: (age) => `Now, at ${age}`,
  ofStage: (place) => `of period ${place}`,
  onwards: (year) => `${year} onward`,
  howAges: 'How the ages are worked out',
  yourYear: (year) => `Your ${year}, month by month`,
  today: (day) => `Today, ${day}`,
  months: 'Tap a month to read its text and its sum.',
  thisMonth: 'This month',
  letters: (name) => `${name}, letter by letter`,
  noVowels: 'This name has no vowels, so it doesn’t have this number.',
  noConsonants: 'This name has no consonants, so it doesn’t have this number.',
  passion: (letters) => `More letters have this number than any other: ${list(letters)}.`,
  nameDebt: (titles) => `It turns up on the way to: ${list(titles).toLowerCase()}.`,
  lesson: (number) => `No letter of the name is worth ${number}.`,
};
