/** Shared by the first screens of profiles and couples, and by their stars. */
export const synthesis = {
  star: 'Estrella',
  hint: 'Toca un número',
  full: 'Estrella completa',
  note: 'Toca un número para leer su carta.',
  close: 'Cerrar',
  fullStar: 'La estrella completa',
  zoomOut: 'Alejar',
  zoomIn: 'Acercar',
  movable: 'Estrella, se puede mover',
  made: (formula: string, sum: string): string => `Se obtiene de ${formula}: ${sum}.`,
  /** Adjectives are lowercase within the phrase. */
  point: (name: string, isAdjective: boolean): string => `Punto ${isAdjective ? name.toLowerCase() : name}`,
  tail: 'Cola kármica',
  more: 'Leer más',
  lines: 'Las cuatro líneas',
  sums: 'Cómo se calcula cada número',
  method: 'El método completo',
};
