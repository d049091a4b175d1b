/** What the front page's script changes while a date is typed. */
export const home = {
  incomplete: 'Completa la fecha para ver su estrella',
  offline: 'No hay conexión: la estrella no se puede dibujar ahora',
  lifePath: 'Camino de vida',
  curl: 'el ejemplo de curl',
};
