export const remembered: typeof import('../../es/pages/remembered.ts').remembered = {
  refused: 'Your browser won’t keep anything',
  forgotten: 'Forgotten',
  kept: 'Kept in this browser only; nobody else sees it',
  keep: 'Remember',
  forget: 'Forget',
  here: (isPhone) => (isPhone ? ' on this phone' : ' in this browser'),
  list: 'Kept in this browser, where nobody else sees it: ',
};
