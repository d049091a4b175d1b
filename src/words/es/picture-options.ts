/** What the query of a picture calls its options and their values. */
export const pictureOptions = {
  theme: { name: 'tema', values: { light: 'claro', dark: 'oscuro' } },
  width: { name: 'ancho' },
  format: { name: 'formato', values: { card: 'enlace', story: 'historia' } },
};
