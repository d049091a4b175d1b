export const layout: typeof import('../../es/pages/layout.ts').layout = {
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  developers: 'For developers',
  sections: {
    profiles: 'Calculate',
    method: 'Method',
    couples: 'Couple',
    numbers: 'Numbers',
    lifePaths: 'Life path',
    arcana: 'Arcana',
    embed: 'For your site',
    dataset: 'Data',
    docs: 'API',
  },
  kicker: 'Numerology as open data',
  cover: (words) => `${words}, next to the eight-pointed star`,
  feed: 'What’s new',
  shortName: 'Numerology',
  keywords: ['numerology', 'life path', 'destiny matrix', 'major arcana', 'tarot'],
  license: {
    before: 'Texts and data are licensed under ',
    after: (attribution) => `: use them wherever you like and name the source as “${attribution}”. `,
    link: 'How to credit us',
  },
  nature:
    'Numerology is a symbolic tradition. You’ll find questions to think about here, and no predictions or medical, psychological, legal or financial advice.',
  privacy:
    'This site sets no cookies, doesn’t track your visits and loads nothing from other sites. The numbers are worked out in your browser. ',
  index: 'API index',
  contact: 'Contact: ',
};
