/** The documentation's words besides its prose, data/es/pages/docs.md. */
export const docs = {
  requests: (count: number): string => `${count} ${count === 1 ? 'petición' : 'peticiones'}`,
  /** Ends the sentence about the command that starts the MCP server. */
  packageIsMadeBefore: '; su paquete se hace antes, en una copia del repositorio',
  response: 'Respuesta',
  try: 'Probar',
  fieldColumns: ['Campo', 'Tipo', 'Qué es'],
  fieldsOf: (title: string): string => `Campos de la respuesta: ${title}`,
  /** Stands for the names of similar fields. */
  anyKey: '{clave}',
  types: {
    string: 'texto',
    integer: 'entero',
    number: 'número',
    boolean: 'booleano',
    object: 'objeto',
    array: 'lista',
    null: 'nulo',
  },
  quoted: (text: string): string => `«${text}»`,
  listOf: (type: string): string => `lista de ${type}`,
  integerFrom: (first: number, last: number): string => `entero, ${first} a ${last}`,
  choice: (choices: readonly string[]): string => `${choices.slice(0, -1).join(', ')} o ${choices.at(-1)}`,
};
