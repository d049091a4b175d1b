/** The name of examples in every language: its letters are those that other alphabets lack. */
export const EXAMPLE_NAME = 'María José Núñez';
