export const technical: typeof import('../../es/pages/technical.ts').technical = {
  years: 'The years around this one',
  ages: 'The ring of ages',
  agesCaption: 'The arcana of each decade; the columns are the years to add to the age of the row',
  age: 'Age',
  fromTo: (from, to) => ` From ${from} to ${to}: `,
  /**
   * An age without “old”, to follow “from” and “to”.
   *
   * @example ageInWords(36.25) // '36 years and 3 months'
   */
  ageInWords(age) {
    if (age === 0) return 'birth';
    const years = Math.floor(age);
    const months = (age - years) * 12;
    return `${years} ${years === 1 ? 'year' : 'years'}${months > 0 ? ` and ${months} months` : ''}`;
  },
  chakras: 'The table of the chakras',
  chakrasCaption: 'The seven chakras, from the crown to the base, and the sum of each column',
  reduction: 'As long as a number is over 22, it is replaced by the sum of its digits. ',
  otherPoints: (count) => `The other ${count} points`,
  otherPointsCaption: 'The points of the full star, each with its formula and its sum',
  lifePath: 'The life path',
  common: 'Common and rare',
  bars: (first, last) =>
    `Each bar is an arcanum; its height, how many dates from ${first} to ${last} have it in that position. Yours is marked.`,
  citation: 'Citation',
  theCitation: 'the citation',
  link: 'Link',
  theLink: 'the link',
  chart: 'The whole chart as JSON',
  theChart: 'the address of the chart',
  embed: 'Put this star on your site',
};
