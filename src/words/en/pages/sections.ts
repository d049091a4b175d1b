export const sections: typeof import('../../es/pages/sections.ts').sections = { onThisPage: 'On this page' };
