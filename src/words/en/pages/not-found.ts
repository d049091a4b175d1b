export const notFound: typeof import('../../es/pages/not-found.ts').notFound = {
  title: 'Page not found',
  description: 'This address doesn’t lead to any page.',
  kicker: 'Error 404',
  heading: 'Nothing is drawn here',
  lede: ['This address doesn’t lead to any page. You can go ', ', look at ', ' or try a date.'],
  home: 'back home',
  arcana: 'the arcana',
};
