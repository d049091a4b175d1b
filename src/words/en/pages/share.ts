export const share: typeof import('../../es/pages/share.ts').share = {
  ofDate: (day) => `The destiny matrix of ${day}`,
  ofCouple: (a, b) => `The couple chart of ${a} and ${b}`,
  compare: 'Compare with me: type your date and see what star we make',
  sendBack: 'Look at the star we make',
  copied: 'Link copied',
  messageCopied: 'Message copied, with the link',
  file: 'matrix',
  coupleFile: 'couple',
  cardFile: 'card',
  storyFile: 'story',
  fullFile: 'full',
};
