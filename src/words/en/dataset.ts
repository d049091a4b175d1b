import { type ChartPoint, POINT_FORMULAS } from '../../method/chart-formulas.ts';
import type { PositionKey } from '../../method/destiny-matrix.ts';
import { type PlaceKey, SHORT_PLACE_KEYS } from '../../method/places.ts';
import { NUMBER_ROLES } from '../../method/reduce.ts';

const PARTS = { physics: 'physics', energy: 'energy', emotions: 'emotions' };

const STAGES = [
  ['First', 'the month', 'the day'],
  ['Second', 'the day', 'the year'],
  ['Third', 'the first', 'the second'],
  ['Fourth', 'the month', 'the year'],
] as const;

const PLACE_NAMES: Readonly<Record<Exclude<PlaceKey, PositionKey>, string>> = {
  year: 'Arcanum of a year',
  couple: 'Couple: center',
  personal_purpose: 'Personal purpose',
  planetary_purpose: 'Planetary purpose',
  age: 'Arcanum of an age',
  couple_outside: 'Couple: from outside',
  couple_home: 'Couple: in private',
  couple_money: 'Couple: money',
  couple_tension: 'Couple: tension',
  couple_purpose: 'Couple: purpose',
};

const PLACE_MEANINGS: Readonly<Record<PlaceKey, string>> = {
  personal: 'how people see themselves and appear',
  social: 'how others see them, and their role in a group',
  soul: 'deep motivation',
  body: 'physique and ancestral program, as a symbol',
  spirit: 'higher mission',
  center: 'the main arcanum, the axis of the matrix',
  talents: 'innate abilities',
  karma: 'the karmic task',
  money: 'the way of earning',
  relationships: 'the pattern of partnerships',
  destiny: 'realization in the outer world',
  purpose: 'the mission',
  year: 'Sets the tone of a calendar year for a birth date.',
  couple: 'Shows the axis of a relationship: the center of the chart that two dates add up to.',
  personal_purpose: 'Shows what people seek for themselves, above all from 20 to 40 years of age.',
  planetary_purpose: 'Shows what a life leaves beyond those around it.',
  age: 'Accompanies a span of one year and three months of life; there are 64, from birth.',
  couple_outside: 'Shows how others see the relationship.',
  couple_home: 'Shows what unites the two when nobody is looking.',
  couple_money: 'Shows how shared money comes in and is divided.',
  couple_tension: 'Shows where the relationship has friction.',
  couple_purpose: 'Shows what the two can build together.',
};

const GIVEN: Partial<Record<ChartPoint, string>> = {
  A: 'the day',
  B: 'the month',
  C: 'the sum of the digits of the year',
};

function formula(point: ChartPoint): string {
  return `Point ${point}: ${GIVEN[point] ?? POINT_FORMULAS[point].join(' + ')}, reduced to the 22 arcana.`;
}

export const dataset: typeof import('../es/dataset.ts').dataset = {
  decimalMark: '.',

  files: {
    'matrix.csv': 'Destiny matrix of every date',
    'matrix.parquet': 'Destiny matrix of every date',
    'matrix.ndjson.gz': 'Response bodies of the API, one per line, byte for byte',
    'chart.csv': 'The 5,544 whole charts, one for each combination of the three numbers',
    'chart.parquet': 'The 5,544 whole charts',
    'chart.ndjson.gz': 'The 5,544 whole charts as the API returns them, one per line, byte for byte',
    'numbers.csv': 'The classic numbers of every date',
    'numbers.parquet': 'The classic numbers of every date',
    'open-numerology.sqlite': 'Everything in one SQLite database',
    'open-numerology.xlsx': 'Dates and texts as an Excel workbook',
    'life-path.json': 'The 12 life path numbers with their texts',
    'life-path.csv': 'The 12 life path numbers with their texts',
    'arcana.json': 'The 22 major arcana with their texts',
    'arcana.csv': 'The 22 major arcana with their texts',
    'positions.json': 'The 12 positions of the matrix and their formulas',
    'positions.csv': 'The 12 positions of the matrix and their formulas',
    'places.csv': 'The 25 places where an arcanum has a text',
    'readings.csv': 'What each arcanum says in each place',
    'short-readings.csv': 'What each arcanum says in the points M, L and R',
    'portrait-cores.csv': 'The 54 portraits of center, karma and purpose',
    'portrait-parts.csv': 'The pieces of the first paragraph of a portrait',
    'number-texts.csv': 'What each number says in each role',
    'karmic-tails.csv': 'The 35 karmic tails',
    'couple-meetings.csv': 'How two centers affect each other',
    'couple-purposes.csv': 'What each purpose asks of a couple',
    'statistics.csv': 'On how many dates each arcanum is in each position',
    'statistics.parquet': 'On how many dates each arcanum is in each position',
    'people.csv': 'Well-known people with their birth dates',
    'api-mirror.tar.gz': 'The API as static files, to host anywhere',
    'datapackage.json': 'Description of every file and every field (Data Package)',
    'croissant.json': 'The same description for machine learning (Croissant)',
    'LEEME.md': 'Guide to the data, in Spanish',
    'README.md': 'Guide to the data, in English',
    LICENSE: 'License: CC-BY 4.0',
    'CITATION.cff': 'How to cite the data',
    SHA256SUMS: 'Checksums',
    'index.json': 'List of the files',
  },

  inLanguage: { es: 'in Spanish', en: 'in English' },

  formats: { csv: 'as CSV', parquet: 'as Parquet', json: 'as JSON', 'ndjson.gz': 'as compressed NDJSON' },

  sheets: {
    matrix: 'Dates',
    'life-path': 'Life paths',
    arcana: 'Arcana',
    positions: 'Positions',
    places: 'Places',
    readings: 'Readings',
    'short-readings': 'Short readings',
    'portrait-cores': 'Portraits',
    'portrait-parts': 'Pieces of portraits',
    'number-texts': 'Numbers',
    'karmic-tails': 'Karmic tails',
    'couple-meetings': 'Meetings',
    'couple-purposes': 'Purposes of couples',
    people: 'People',
  },

  columns: {
    matrix: {
      day: 'Day of the month.',
      month: 'Month of the year, January (1) to December (12).',
      year: 'Year, with four digits.',
    },
    chart: { life_path: 'Life path number of every date with this chart.' },
    numbers: {
      birthday: 'Birthday number: the day, reduced to a single digit, 11 or 22.',
      karmic_debts:
        'Karmic debts: 13, 14, 16 or 19, if it appears while the life path is reduced, or is the day. There may be none.',
      first_end:
        'Last age of the first stage: 36 minus the life path as a single digit. The second and the third last nine years each.',
    },
    arcana: { name_en: 'Name of the arcanum, in English.' },
    'life-path': {
      archetype_en: 'Name of the archetype, in English.',
      famous_people: 'Well-known people with this number, each with their field in parentheses.',
    },
    people: {
      name: 'Name of the person.',
      field: 'What the person does or did.',
      birth: 'Birth date, as YYYY-MM-DD: the number follows from it.',
    },
    readings: {
      place: 'Where the arcanum is: the key of one of the first 22 places in `places`.',
      absent: '1 if no date or couple has the arcanum in that place, so the text applies to nobody; otherwise 0.',
    },
    'short-readings': { place: `Where the arcanum is, a key of \`places\`: ${SHORT_PLACE_KEYS.join(', ')}.` },
    'portrait-cores': {
      center: 'Arcanum of the center: the point E.',
      karma: 'Arcanum of karma: the point D.',
      purpose: 'Arcanum of the purpose: the point P3.',
      text: 'The second paragraph of the portrait.',
    },
    'portrait-parts': {
      part: 'The piece: `presence` (what people see), `hinges` (what joins the other two) or `motive` (what moves them inside).',
      key: 'Of `presence`, the arcanum of personality (A); of `motive`, that of the soul (B); of `hinges`, the families of both, joined by a hyphen.',
      text: 'The text of the piece.',
    },
    'couple-meetings': {
      key: 'The families of the two centers (`family` in `arcana`), in the order impulse, order, bond, change and joined by a hyphen; `same` if both are one arcanum.',
    },
    'couple-purposes': {
      text: `What this purpose asks of a couple; \`{arcano}\` stands for the name of its arcanum.`,
    },
    'karmic-tails': {
      m: 'Arcanum of the point M, the first of the tail.',
      n: 'Arcanum of the point N, the middle one.',
      d: 'Arcanum of the point D, the last.',
      text: 'Text about the tail of a date, to one person.',
    },
    positions: {
      key: 'Key of the position: the name of its column in the matrix.',
      ordinal: 'Order in the matrix, from 1.',
      name_en: 'Name of the position, in English.',
      meaning: 'What the position shows.',
      question: 'A question to read it by.',
      point: 'The point of the octagram that it is.',
      formula: 'How it is calculated.',
    },
    places: {
      key: 'Key of the place: `place` in `readings` or in `short-readings`.',
      title: 'Name of the place.',
      name_en: 'Name of the place, in English.',
      meaning: 'What the place shows.',
      meaning_en: 'What the place shows, in English.',
      found_in:
        'Where the arcanum of that place is: a column of another table (an asterisk stands for several) or an address of the API.',
    },
    statistics: {
      position: 'Key of the position of the matrix.',
      dates: 'On how many dates from 1900 to 2100 that arcanum is in that position.',
    },
    'number-texts': {
      role: `The role of the number: ${Object.keys(NUMBER_ROLES).join(', ')}.`,
      number: 'The number.',
      title: 'Name of the role.',
      text: 'What the number says in that role.',
    },
  },

  date: 'Birth date in the Gregorian calendar, as YYYY-MM-DD.',
  a: 'Point A: the day, reduced to 22 or less.',
  b: 'Point B: the month.',
  c: 'Point C: the sum of the digits of the year, reduced to 22 or less.',
  position: ({ key, name_en, point }) =>
    `Arcanum of the position "${name_en}": ${PLACE_MEANINGS[key]}. ${formula(point)}`,
  point: (point, position) =>
    position ? `${formula(point)} It is the position "${position.name_en}".` : formula(point),
  chakra: (name, part, point) =>
    `Chakra ${name}, ${PARTS[part]}: ${point ? `the same arcanum as point ${point}` : 'the reduced sum of physics and energy'}. A symbol, not a diagnosis.`,
  chakraSum: (part) => `Reduced sum of the ${PARTS[part]} column of the seven chakras.`,
  age: (age) => `Arcanum of the age of ${age} years.`,
  pinnacle: (i) => {
    const [nth, one, other] = STAGES[i]!;
    return `${nth} pinnacle: ${one} plus ${other}, reduced to a single digit, 11, 22 or 33.${i === 2 ? '' : ' Day, month and year are first reduced to a single digit, 11 or 22 each.'}`;
  },
  challenge: (i) => {
    const [nth, one, other] = STAGES[i]!;
    return `${nth} challenge: the absolute difference between ${one} and ${other}, each reduced to a single digit first.`;
  },
  karmicDebt: (debt) =>
    `1 if the karmic debt ${debt} appears while the life path is reduced, or is the day; otherwise 0.`,

  shortPlaces: {
    partner: { name: 'Partner', meaning: 'Shows what people look for in love.' },
    income: { name: 'Income', meaning: 'Shows what brings money in.' },
    balance: { name: 'Balance', meaning: 'Shows where love and money meet.' },
  },
  placeName: (place) => PLACE_NAMES[place],
  placeMeaning: (place, position) => position?.meaning ?? PLACE_MEANINGS[place],
};
