/** The names of a picture's query options and their values. */
export const pictureOptions = {
  theme: { name: 'tema', values: { light: 'claro', dark: 'oscuro' } },
  width: { name: 'ancho' },
  format: { name: 'formato', values: { card: 'enlace', story: 'historia' } },
};
