export const languages: typeof import('../../es/pages/languages.ts').languages = {
  name: 'English',
  offer: 'Read this page in English',
  close: 'Close',
};

export const locale: string = 'en_US';
