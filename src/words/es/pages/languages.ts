/** Links to this language, shown on other languages' pages. */
export const languages = {
  name: 'Español',
  offer: 'Lee esta página en español',
  close: 'Cerrar',
};

/** The locale for `og:locale`. */
export const locale: string = 'es_ES';
