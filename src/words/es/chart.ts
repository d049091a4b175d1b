/** The names of the lines and purposes of the whole chart; the formulas are in src/method. */
export const chart = {
  lines: {
    love: 'Línea del amor',
    money: 'Línea del dinero',
    father: 'Línea paterna',
    mother: 'Línea materna',
  },
  purposes: {
    personal: 'Propósito personal',
    social: 'Propósito social',
    spiritual: 'Propósito espiritual',
    planetary: 'Propósito planetario',
  },
};
