/** The client's own sentences about its arguments. */
export const client = {
  expected: "Se espera 'YYYY-MM-DD', por ejemplo '1990-06-15', o { day: 15, month: 6, year: 1990 }.",
  instant: 'Un objeto Date es un instante: su día depende de la zona horaria.',
};

/** The message for end users; `en/client.ts` has the one for developers. */
export const NO_CONNECTION = 'No hay conexión con la API.';
