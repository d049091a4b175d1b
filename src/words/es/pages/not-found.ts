export const notFound = {
  title: 'Página no encontrada',
  description: 'Esta dirección no lleva a ninguna página.',
  kicker: 'Error 404',
  heading: 'Aquí no hay nada dibujado',
  lede: ['La dirección no lleva a ninguna página. Puedes volver ', ', mirar ', ' o probar con una fecha.'] as [
    string,
    string,
    string,
  ],
  home: 'al inicio',
  arcana: 'los arcanos',
};
