export const parameters: typeof import('../es/parameters.ts').parameters = {
  date: 'Date, as YYYY-MM-DD.',
  day: 'Day.',
  month: 'Month.',
  year: 'Year.',
};
