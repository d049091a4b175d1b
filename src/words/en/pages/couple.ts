/** Not `Intl.ListFormat`, whose data takes a phone 30 ms to load. */
const list = (items: readonly string[]): string => items.join(', ').replace(/, ([^,]*)$/, ' and $1');

export const couple: typeof import('../../es/pages/couple.ts').couple = {
  kicker: 'Couple',
  heading: 'The chart of a couple',
  lede: 'Type two birth dates and read what each one brings, what holds and where there’s friction. It’s not a score or a forecast, just two stars and their sum. The numbers are worked out in your browser, and nobody keeps the dates.',
  legends: ['Birth date', 'The other one'],
  show: 'See the couple chart',
  otherDates: 'Change birth dates',
  meeting: 'The two centers',
  centerIs: (number, name) => `Center ${number}: ${name}`,
  brings: (family) => `Brings the ${family}`,
  noTexts: 'The texts didn’t load. Check your connection and try again.',
  noReadings: 'The readings didn’t load. The numbers are all here, because they are worked out on this page.',
  sendBack: 'Send to your partner',
  profile: 'Profile of ',
  star: 'The couple’s star',
  sections: {
    encuentro: 'You two',
    lugares: 'The relationship',
    propositos: 'Purposes',
    cola: 'Karmic tail',
    comparten: 'What you share',
    calculos: 'Lines and math',
  },
  places: 'The relationship, place by place',
  compare: 'The twelve positions, side by side',
  compared: 'The twelve positions of each person and of the couple',
  position: 'Position',
  same: 'Same',
  /**
   * @example shared(['Soul', 'Center']) // 'You match in 2 of the twelve positions: Soul and Center.'
   */
  shared(titles) {
    if (titles.length === 12) return 'You match in all twelve positions: the two charts are the same.';
    return `You match in ${titles.length === 1 ? 'one' : titles.length} of the twelve positions: ${list(titles)}.`;
  },
  /**
   * @example elsewhere(['The Chariot', 'The Tower']) // 'The Chariot and The Tower are in both charts, in different places. '
   */
  elsewhere(names) {
    if (names.length === 0) return '';
    return `${list(names)} ${names.length === 1 ? 'is' : 'are'} in both charts, in different places. `;
  },
  purposes: 'The couple’s purposes',
  howMade:
    'The first nine points of the two charts are added one by one; the rest come from those nine. The order of the dates changes nothing. ',
  inside: 'Inside the chart',
  sumsCaption: 'The points of the couple, each with its formula and its sum',
};
