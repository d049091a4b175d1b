/** The three date fields and their messages. */
export const dateFields = {
  birth: 'Fecha de nacimiento',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  missing: { day: 'Falta el día.', month: 'Falta el mes.', year: 'Falta el año.' },
  century: (year: string): string => `El año «${year}» puede ser 19${year} o 20${year}: escríbelo con cuatro cifras.`,
  unclear: 'Eso no parece una fecha. Escribe día, mes y año, por ejemplo 1990-06-15 o 15/6/1990.',
  offline: 'No hay conexión: la página de esa fecha no se puede abrir ahora',
};
