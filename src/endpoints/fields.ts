import { API_VERSION } from '../http/api-path.ts';
import { CHART_POINTS, LINE_POINTS, PURPOSES } from '../method/chart-formulas.ts';
import { NUMBER_ROLES, type NumberRole } from '../method/number-roles.ts';
import { ARCANA_COUNT, LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import { constant, integer, link, list, named, object, oneOf, record, text, word } from './schema.ts';

/** Parts of schemas that several bodies have. */
export const lifePathNumber = named('life-path-number', oneOf(LIFE_PATH_NUMBERS));
export const arcanumNumber = named('arcanum-number', integer(1, ARCANA_COUNT));
export const license = named('license', constant('CC-BY 4.0'));
export const apiVersion = constant(API_VERSION);

/** The end of a body: where it comes from and how it may be used. */
export const origin = {
  source_url: link,
  suggested_citation: text,
  license,
  license_url: link,
  attribution: text,
  api_version: apiVersion,
};

/** An arcanum and what names it. */
export const card = { arcana: arcanumNumber, name: text, keyword: text, emoji: text };

/** What an arcanum says in one place, plainly. */
export const plainParts = { meaning: text, light: text, shadow: text, question: text };

/** An arcanum in a place, with all that it says there. */
export const readingCard = named('reading-card', object({ ...card, ...plainParts, reading: text }));

/** An arcanum in a place where it says less. */
export const shortParts = { meaning: text, question: text };
export const shortCard = named('short-card', object({ ...card, ...shortParts }));

const arcana = (length: number) => list(arcanumNumber, length);

/** A karmic tail: the points M, N and D. */
export const karmicTail = { arcana: arcana(3), name: text, text };
/**
 * D is the last: clients made by openapi-python-client take the properties one by one out of a variable `d`, which D becomes.
 * The order has no meaning in a schema.
 */
const POINTS_OF_SCHEMA = [...CHART_POINTS.filter((point) => point !== 'D'), 'D' as const];
export const points = named('chart-points', record(POINTS_OF_SCHEMA, arcanumNumber));
export const lines = named(
  'chart-lines',
  object({
    love: arcana(LINE_POINTS.love.length),
    money: arcana(LINE_POINTS.money.length),
    father: arcana(LINE_POINTS.father.length),
    mother: arcana(LINE_POINTS.mother.length),
  }),
);
export const purposeKey = word(PURPOSES.map(({ key }) => key));

/** A classic number: those that a role can have, its text, and the sums that lead to it. */
export const numberOf = (role: NumberRole) => oneOf(NUMBER_ROLES[role]);
export const steps = list(
  named(
    'number-step',
    object({
      name: text,
      terms: list(object({ name: text, value: integer() }), { min: 1 }),
      reduction: list(integer(0), { min: 1 }),
      value: integer(),
    }),
  ),
  { min: 1 },
);
export const numberParts = (role: NumberRole) => ({ number: numberOf(role), text, steps });
export const numberCard = (role: NumberRole) => object(numberParts(role));

/** The debts of a date or a name, each with the numbers in whose sum it appears. */
export const debts = <Source extends string>(sources: readonly Source[]) =>
  list(object({ number: numberOf('karmic_debt'), from: list(word(sources), { min: 1 }), text }), {
    max: NUMBER_ROLES.karmic_debt.length,
  });
