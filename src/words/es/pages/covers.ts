/** The texts of link preview images, one per kind of page. */
export const covers = {
  home: 'Calcula tu matriz del destino y tu camino de vida',
  profile: 'Una fecha de nacimiento, paso a paso',
  method: 'La matriz del destino, con sus fórmulas',
  'life-path': 'Los doce caminos de vida',
  arcana: 'Los veintidós arcanos mayores',
  dataset: 'Los datos completos, para descargar',
  docs: 'La API: pide una fecha, recibe doce arcanos',
};
