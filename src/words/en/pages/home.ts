export const home: typeof import('../../es/pages/home.ts').home = {
  incomplete: 'Finish the date to see its star',
  offline: 'You’re offline: the star can’t be drawn right now',
  lifePath: 'Life path',
  curl: 'the curl example',
};
