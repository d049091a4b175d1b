/** The profile page before it has a date. */
export const profileShell = {
  title: 'Perfil de una fecha de nacimiento',
  description: 'La matriz del destino y el camino de vida de una fecha, con cada cálculo paso a paso.',
  heading: 'Tu fecha, paso a paso',
  withoutScript: [
    'El perfil se calcula en tu navegador y necesita JavaScript. Sin él puedes pedir los mismos números a la API, en una dirección como ',
    ', ver la estrella en ',
    ', y seguir los cálculos a mano en ',
  ] as [string, string, string],
  methodPage: 'la página del método',
};
