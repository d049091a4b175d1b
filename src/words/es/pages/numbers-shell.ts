/** The form of the classic numbers. */
export const numbersShell = {
  title: 'Los números de una fecha y un nombre',
  description:
    'Camino de vida, cumpleaños, pináculos, desafíos, año personal y los números del nombre, con cada suma a la vista.',
  kicker: 'Números',
  heading: 'Los números de tu fecha y tu nombre',
  lede: 'Camino de vida, cumpleaños, pináculos y desafíos, tu año mes a mes y, si quieres, los números de un nombre. Cada suma está a un toque.',
  name: 'Nombre completo, si quieres',
  show: 'Ver los números',
  privacy:
    'Todo se calcula en tu navegador: el nombre no se envía, no se guarda y no aparece en ninguna dirección. El enlace de esta página puede llevar la fecha, nunca el nombre.',
  withoutScript: [
    'Los números se calculan en tu navegador y esta página necesita JavaScript. Sin él puedes pedirlos a la API, en una dirección como ',
    ', o seguir las sumas a mano en ',
  ] as [string, string],
  methodPage: 'la página del método',
};
