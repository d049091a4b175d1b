export const coupleShell: typeof import('../../es/pages/couple-shell.ts').coupleShell = {
  title: 'The chart of a couple',
  description:
    'Two birth dates: what each one brings, the star they make together, what holds and where there’s friction, with every sum.',
  heading: 'Two dates together',
  withoutScript:
    'The chart of a couple is worked out in your browser and needs JavaScript. Without it, you can do the sums by hand with ',
  methodPage: 'the page on the method',
  invitation: {
    kicker: 'Compare with me',
    heading: 'A star to compare with yours',
    lede: 'Whoever sent you this link was born on that day, and this is their star. Type your own date to see the one you make together. Nobody keeps the dates.',
    legend: 'Your birth date',
    show: 'See our star',
  },
};
