export const client: typeof import('../es/client.ts').client = {
  expected: "Expected 'YYYY-MM-DD', for example '1990-06-15', or { day: 15, month: 6, year: 1990 }.",
  instant: 'A Date object is an instant: its day depends on the time zone.',
};
