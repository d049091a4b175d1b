export const method: typeof import('../../es/pages/method.ts').method = {
  starDescription: 'The star with the name and the number of each point; the table that follows says the same.',
  /** “A at birth”, “F at 10”. */
  pointAtAge: (point, age) => (age === 0 ? `${point} at birth` : `${point} at ${age}`),
};
