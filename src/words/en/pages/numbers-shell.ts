export const numbersShell: typeof import('../../es/pages/numbers-shell.ts').numbersShell = {
  title: 'The numbers of a date and a name',
  description:
    'Life path, birthday, pinnacles, challenges, personal year and the numbers of a name, with every sum in plain sight.',
  kicker: 'Numbers',
  heading: 'The numbers of your date and your name',
  lede: 'Life path, birthday, pinnacles and challenges, your year month by month and, if you like, the numbers of a name. Each sum is one tap away.',
  name: 'Full name, if you like',
  show: 'See the numbers',
  privacy:
    'Everything is worked out in your browser: the name is not sent, not kept, and not part of any address. The link to this page may carry the date, but not the name.',
  withoutScript: [
    'The numbers are worked out in your browser, and this page needs JavaScript. Without it, you can ask the API for them at an address like ',
    ', or do the sums by hand with ',
  ],
  methodPage: 'the page on the method',
};
