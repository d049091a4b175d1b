export const entries: typeof import('../../es/pages/entries.ts').entries = {
  citePage: 'Cite this page',
  theCitation: 'the citation',
  citation: 'Citation',
  listInJson: 'The list as JSON',
};
