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

const STEPS: Readonly<Record<string, string>> = {
  ...titles,
  day: 'Day',
  month: 'Month',
  year: 'Year',
  day_digit: 'Day, as one digit',
  month_digit: 'Month, as one digit',
  year_digit: 'Year, as one digit',
  life_path_digit: 'Life path, as one digit',
  first_end: 'Last age of the first period',
};
const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

export const numbers: typeof import('../es/numbers.ts').numbers = {
  titles,
  step(name, nameParts = []) {
    const [, kind, place] = /^(pinnacle|challenge|part)_([0-9]+)$/.exec(name) ?? [];
    if (kind === 'part') return nameParts[Number(place) - 1]!;
    if (kind) return `${ORDINALS[Number(place) - 1]} ${titles[kind as 'pinnacle' | 'challenge'].toLowerCase()}`;
    return STEPS[name] ?? name;
  },
};
