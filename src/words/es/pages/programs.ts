/** The words of `/llms.txt`. */
export const programs = {
  terms: (license: string, attribution: string): string =>
    `Sin clave ni registro. Los datos tienen licencia ${license}: nombra la fuente como «${attribution}». Es una tradición simbólica, sin predicciones ni consejos médicos, psicológicos, legales o financieros.`,
  documentation: 'Documentación',
  openapi: 'todas las direcciones, con ejemplos y esquemas',
  assistants: 'Asistentes',
  overHttp: 'Servidor MCP por HTTP, sin clave',
  overStdio: 'Servidor MCP por stdio, sin conexión',
  packedBefore: (command: string): string => `en una copia del repositorio, \`${command}\` y después `,
};
