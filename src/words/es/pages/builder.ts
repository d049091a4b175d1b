/** The documentation's request builder. */
export const builder = {
  incomplete: 'Completa los datos.',
  endpoint: 'Endpoint',
  language: 'Lenguaje',
  send: 'Enviar la petición',
  theUrl: 'la URL',
  example: (language: string): string => `el ejemplo de ${language}`,
  empty: 'Aquí aparecerá la respuesta.',
  answer: 'Respuesta: ',
  theAnswer: ' la respuesta',
  picture: 'La imagen que ha llegado',
  headers: 'Cabeceras',
  failed: 'La petición no ha llegado. Revisa la conexión y vuelve a intentarlo.',
  file: 'matriz',
};
