/** What the page of the data says besides its prose, which is in data/es/pages/data.md. */
export const dataset = {
  copy: 'Copiar',
  /** Ends the name of the button, after `copy`. */
  sumOf: (file: string): string => ` la suma de ${file}`,
};
