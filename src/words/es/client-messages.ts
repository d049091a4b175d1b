/** The client's own sentences about its arguments and the connection. */
export const clientMessages = {
  expected: "Se espera 'YYYY-MM-DD', por ejemplo '1990-06-15', o { day: 15, month: 6, year: 1990 }.",
  instant: 'Un objeto Date es un instante: su día depende de la zona horaria.',
  noConnection: 'No hay conexión con la API.',
};
