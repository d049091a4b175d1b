import { EXAMPLE_DATE, isoDate, parseIsoDate } from '../calendar/dates.ts';
import { spanishDate } from '../calendar/spanish-date.ts';
import { apiPath } from '../http/api-path.ts';
import { invalidDate } from '../http/errors.ts';
import { birthNumbers, explainBirthNumbers, type LifePeriod } from '../method/birth-numbers.ts';
import { stepsTo } from '../method/number-steps.ts';
import { explainPersonalDay } from '../method/personal-year-month-day.ts';
import { bodyOrigin, citation } from './attribution.ts';
import { debtCard, numberCard, numberWithSteps } from './body-parts.ts';
import type { Reader, Renderer } from './endpoint.ts';
import type { DayBody, NumbersBody, NumberTextsBody } from './numbers-schema-and-docs.ts';
import { accept, type OfDate, refuse } from './parameters.ts';
import { type OfDay, readDay, reading } from './read-later.ts';

/** Where the method page explains them. */
export const NUMBERS_HEADING = 'numeros-clasicos';

export const renderNumberTexts: Renderer<object, NumberTextsBody> =
  ({ content: { numberTexts, publisher }, site }) =>
  () => ({
    ...(numberTexts as NumberTextsBody),
    ...bodyOrigin(publisher, site, (url) => citation(publisher, 'textos de los números', url), NUMBERS_HEADING),
  });

const EXPECTED = `Se espera ${apiPath('/numbers/{date}', { date: '{AAAA-MM-DD}' })}, por ejemplo ${apiPath('/numbers/{date}', { date: isoDate(EXAMPLE_DATE) })}.`;

const readNumbersDate: Reader<OfDate> = (texts, expected = EXPECTED) => {
  const parsed = parseIsoDate(texts.join('/'));
  return parsed.ok ? accept({ date: parsed.date }) : refuse(invalidDate(parsed.problem, expected));
};

export const renderNumbers = reading<OfDate, NumbersBody>(
  readNumbersDate,
  ({ content: { lifePaths, numberTexts, publisher }, site }) =>
    ({ date }) => {
      const { lifePath, karmicDebts, pinnacles, challenges } = birthNumbers(date);
      const steps = explainBirthNumbers(date);
      const { archetype, short_description } = lifePaths.find(({ number }) => number === lifePath)!;
      const periods = (role: 'pinnacle' | 'challenge', ages: readonly LifePeriod[]) =>
        ages.map(({ fromAge, toAge }, i) => ({
          ...numberCard(numberTexts, role, stepsTo(`${role}_${i + 1}`, steps)),
          from_age: fromAge,
          to_age: toAge,
        }));
      return {
        input: { date: isoDate(date) },
        life_path: {
          ...numberWithSteps(stepsTo('life_path', steps)),
          archetype,
          text: short_description,
          url: `${site}${apiPath('/life-path/{number}', { number: lifePath })}`,
        } as NumbersBody['life_path'],
        birthday: numberCard(numberTexts, 'birthday', stepsTo('day', steps)),
        karmic_debts: karmicDebts.map((debt) => debtCard(numberTexts, debt)) as NumbersBody['karmic_debts'],
        pinnacles: periods('pinnacle', pinnacles),
        challenges: periods('challenge', challenges),
        ages: numberWithSteps(stepsTo('first_end', steps)).steps,
        ...bodyOrigin(
          publisher,
          site,
          (url) => citation(publisher, `números del ${spanishDate(date)}`, url),
          NUMBERS_HEADING,
        ),
      } as NumbersBody;
    },
);

export const renderDay = reading<OfDay, DayBody>(
  readDay,
  ({ content: { numberTexts, publisher }, site }) =>
    ({ date, day }) => {
      const steps = explainPersonalDay(date, day);
      return {
        input: { date: isoDate(date), day: isoDate(day) },
        personal_day: numberCard(numberTexts, 'personal_day', steps),
        personal_month: numberWithSteps(stepsTo('personal_month', steps)),
        personal_year: numberCard(numberTexts, 'personal_year', stepsTo('personal_year', steps)),
        ...bodyOrigin(
          publisher,
          site,
          (url) => citation(publisher, `día personal del ${spanishDate(day)} para el ${spanishDate(date)}`, url),
          NUMBERS_HEADING,
        ),
      } as DayBody;
    },
);
