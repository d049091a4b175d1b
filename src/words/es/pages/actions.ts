/** What a visitor can do with a profile or a couple. */
export const actions = {
  share: 'Compartir',
  save: 'Guardar',
  download: 'Descargar ',
  files: {
    story: 'Historia para compartir',
    card: 'Tarjeta del enlace',
    png: 'Estrella (PNG)',
    svg: 'Estrella (SVG)',
    'full-png': 'Estrella completa (PNG)',
    'full-svg': 'Estrella completa (SVG)',
  },
  print: 'Imprimir o guardar en PDF',
  more: 'Más',
  json: 'Datos en JSON',
  retry: 'Volver a intentarlo',
  failed: 'No se ha podido completar. Revisa la conexión y vuelve a intentarlo.',
};
