/** Words that pages of texts share. */
export const entries = {
  citePage: 'Citar esta página',
  theCitation: 'la cita',
  citation: 'Cita',
  listInJson: 'La lista en JSON',
};
