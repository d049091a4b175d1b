/** The method page's words besides its prose, data/es/pages/method.md. */
export const method = {
  starDescription: 'La estrella con el nombre y el número de cada punto; la tabla que sigue dice lo mismo.',
  /** «A al nacer», «F a los 10». */
  pointAtAge: (point: string, age: number): string => (age === 0 ? `${point} al nacer` : `${point} a los ${age}`),
};
