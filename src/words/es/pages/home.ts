/** The texts that the front page's script updates during input. */
export const home = {
  incomplete: 'Completa la fecha para ver su estrella',
  offline: 'No hay conexión: la estrella no se puede dibujar ahora',
  lifePath: 'Camino de vida',
  curl: 'el ejemplo de curl',
};
