/** The couple page before it has both dates. */
export const coupleShell = {
  title: 'La carta de una pareja',
  description:
    'Dos fechas de nacimiento: qué trae cada una, la estrella que forman juntas, qué une y dónde roza, con cada cálculo.',
  heading: 'Dos fechas juntas',
  withoutScript:
    'La carta de una pareja se calcula en tu navegador y necesita JavaScript. Sin él puedes seguir los cálculos a mano en ',
  methodPage: 'la página del método',
  /** Shown to someone who opens an invitation. */
  invitation: {
    kicker: 'Compárate conmigo',
    heading: 'Una estrella para comparar',
    lede: 'Quien te manda este enlace nació ese día, y esta es su estrella. Escribe tu fecha y verás la que forman juntas. Nadie guarda las fechas.',
    legend: 'Tu fecha de nacimiento',
    show: 'Ver nuestra estrella',
  },
};
