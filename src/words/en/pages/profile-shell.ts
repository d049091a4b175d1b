export const profileShell: typeof import('../../es/pages/profile-shell.ts').profileShell = {
  title: 'The profile of a birth date',
  description: 'The destiny matrix and the life path of a date, with every sum step by step.',
  heading: 'Your date, step by step',
  withoutScript: [
    'The profile is worked out in your browser and needs JavaScript. Without it, you can ask the API for the same numbers at an address like ',
    ', see the star at ',
    ', and do the sums by hand with ',
  ],
  methodPage: 'the page on the method',
};
