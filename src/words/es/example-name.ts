/** The example name in every language: it has letters that other alphabets lack. */
export const EXAMPLE_NAME = 'María José Núñez';
