/** What leads to this language from the pages of another. */
export const languages = {
  name: 'Español',
  offer: 'Lee esta página en español',
  close: 'Cerrar',
};

/** As networks name it. */
export const locale: string = 'es_ES';
