export const pictureOptions: typeof import('../es/picture-options.ts').pictureOptions = {
  theme: { name: 'theme', values: { light: 'light', dark: 'dark' } },
  width: { name: 'width' },
  format: { name: 'format', values: { card: 'link', story: 'story' } },
};
