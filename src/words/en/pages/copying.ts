export const copying: typeof import('../../es/pages/copying.ts').copying = {
  copy: 'Copy',
  done: 'Copied',
  selected: 'Your browser won’t copy from here: the text is selected, so you can copy it yourself',
  refused: (text) => `Your browser won’t copy from here: ${text}`,
};
