const titles = {
  life_path: 'Life path',
  birthday: 'Birthday',
  expression: 'Expression',
  soul_urge: 'Soul urge',
  personality: 'Personality',
  maturity: 'Maturity',
  personal_year: 'Personal year',
  personal_month: 'Personal month',
  personal_day: 'Personal day',
  universal_year: 'Universal year',
  pinnacle: 'Pinnacle',
  challenge: 'Challenge',
  karmic_debt: 'Karmic debt',
  karmic_lesson: 'Karmic lesson',
  hidden_passion: 'Hidden passion',
};

export const numbers: typeof import('../es/numbers.ts').numbers = {
  titles,
  nth: (place, kind) => `${['First', 'Second', 'Third', 'Fourth'][place - 1]} ${titles[kind].toLowerCase()}`,
  steps: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
    day_digit: 'Day, as one digit',
    month_digit: 'Month, as one digit',
    year_digit: 'Year, as one digit',
    life_path_digit: 'Life path, as one digit',
    first_end: 'Last age of the first period',
  },
};
