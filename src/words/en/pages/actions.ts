export const actions: typeof import('../../es/pages/actions.ts').actions = {
  share: 'Share',
  save: 'Save',
  download: 'Download ',
  files: {
    story: 'Story to share',
    card: 'Link card',
    png: 'Star (PNG)',
    svg: 'Star (SVG)',
    'full-png': 'Full star (PNG)',
    'full-svg': 'Full star (SVG)',
  },
  print: 'Print or save as PDF',
  more: 'More',
  json: 'Data as JSON',
  retry: 'Try again',
  failed: 'That didn’t work. Check your connection and try again.',
};
