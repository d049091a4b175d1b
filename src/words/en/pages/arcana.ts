export const arcana: typeof import('../../es/pages/arcana.ts').arcana = {
  title: 'The twenty-two major arcana',
  description:
    'The major arcana from 1 to 22 in the Marseille order, each with its key phrase, its light and its shadow.',
  kicker: 'Arcana',
  heading: 'Twenty-two cards to name a number',
  lede: 'Every position of the matrix holds one of the major arcana. We follow the Marseille order, with Justice at 8 and Strength at 11, and count The Fool as 22; several of the names come from the Rider-Waite deck.',
  which: 'Which ones are yours?',
  arcanum: 'Arcanum',
  titleOf: (number, name) => `Arcanum ${number}: ${name}`,
  descriptionOf: (number, name, keyword) =>
    `${name}, arcanum ${number}: ${keyword}. Its light, its shadow and what it says in each position of the destiny matrix.`,
  where: 'Where is it in your matrix?',
  inJson: 'This card as JSON',
  others: 'Other arcana',
  inPositions: 'In each position',
  absentFromDates: (first, last, titles) => `No date from ${first} to ${last} has it in: ${titles.join(', ')}.`,
  absentFromCouples: (titles) => `No couple has it in: ${titles.join(', ')}.`,
  inOtherPoints: 'At other points of the chart',
  inCouple: 'In a couple',
  ifRepeated: 'If it repeats',
};
