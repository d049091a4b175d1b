export const covers: typeof import('../../es/pages/covers.ts').covers = {
  home: 'Find your destiny matrix and your life path',
  profile: 'One birth date, step by step',
  method: 'The destiny matrix, with its formulas',
  'life-path': 'The twelve life paths',
  arcana: 'The twenty-two major arcana',
  dataset: 'The complete data, to download',
  docs: 'The API: ask for a date, get twelve arcana',
};
