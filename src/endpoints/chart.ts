import { EXAMPLE_DATE } from '../calendar/dates.ts';
import { portraitOf } from '../content/portrait.ts';
import { apiPath } from '../http/api-path.ts';
import { CHART_NOT_FOUND, invalidChartDate } from '../http/errors.ts';
import { AGE_COUNT, AGE_STEP, CHAKRAS, PURPOSES } from '../method/chart-formulas.ts';
import { CHART_RANGES, type ChartNumbers, chartNumbers, parseChartNumbers } from '../method/chart-numbers.ts';
import { POSITION_KEYS, POSITION_POINTS } from '../method/destiny-matrix.ts';
import {
  CHART_PLACES,
  type ChartPlace,
  type PlaceKey,
  repeatedArcana,
  SHORT_PLACES,
  type ShortPlace,
} from '../method/places.ts';
import { wholeChart } from '../method/whole-chart.ts';
import { bodyOrigin } from './attribution.ts';
import { readingCard, shared, shortCard, tailFinder } from './body-parts.ts';
import { apiLink, type Endpoint, type RenderContext } from './endpoint.ts';
import * as field from './fields.ts';
import { accept, ISO_DATE, integerParameter, readDate, refuse } from './parameters.ts';
import {
  integer,
  link,
  linkTemplate,
  list,
  named,
  nullable,
  number,
  object,
  record,
  type Static,
  text,
  word,
} from './schema.ts';

const position = object({ ...field.card, title: text, ...field.plainParts, reading: text });
const age = nullable(integer(0, 80));
const sums = { physics: field.arcanumNumber, energy: field.arcanumNumber, emotions: field.arcanumNumber };

const schema = object({
  numbers: object({
    a: integer(CHART_RANGES.a.min, CHART_RANGES.a.max),
    b: integer(CHART_RANGES.b.min, CHART_RANGES.b.max),
    c: integer(CHART_RANGES.c.min, CHART_RANGES.c.max),
  }),
  life_path: object({ number: field.lifePathNumber, archetype: text, url: link }),
  portrait: object({ headline: text, text }),
  positions: record(POSITION_KEYS, named('chart-position', position)),
  points: field.points,
  personal_purpose: field.readingCard,
  planetary_purpose: field.readingCard,
  partner: field.shortCard,
  income: field.shortCard,
  balance: field.shortCard,
  repeated: list(
    named(
      'repeated-arcanum',
      object({
        arcana: field.arcanumNumber,
        name: text,
        places: list(word(Object.keys(CHART_PLACES) as ChartPlace[]), { min: 2 }),
        text,
      }),
    ),
  ),
  karmic_tail: named('karmic-tail', object(field.karmicTail)),
  lines: field.lines,
  purposes: list(
    named('purpose', object({ key: field.purposeKey, from_age: age, to_age: age, arcana: field.arcanumNumber })),
    PURPOSES.length,
  ),
  chakras: list(named('chakra', object({ name: text, ...sums })), CHAKRAS.length),
  chakra_sums: object(sums),
  ages: list(
    named('age', object({ age: number(0, (AGE_COUNT - 1) * AGE_STEP, AGE_STEP), arcana: field.arcanumNumber })),
    AGE_COUNT,
  ),
  age_texts: linkTemplate,
  ...field.origin,
});

export type ChartBody = Static<typeof schema>;

/** Dates with the same three numbers share a chart, so it can be requested by date or by numbers. */
export interface OfChart {
  readonly numbers: ChartNumbers;
}

const OF_NUMBERS = {
  allowance: 'other',
  media: 'json',
  schemaName: 'chart',
  texts: ['arcana', 'positions', 'lifePaths', 'karmicTails', 'portrait', 'shortPlaces'],
  schema,
  file: ({ numbers }: OfChart): string => apiPath('/chart/{a}/{b}/{c}', numbers),
  body: (context: RenderContext) => {
    const { content, words } = context;
    const { lifePaths, arcana } = content;
    const positions = content.positions.map(({ key, title }) => ({
      key,
      card: shared((number) => {
        const { arcana: same, name, keyword, emoji, ...texts } = readingCard(arcana[number - 1]!, key);
        return { arcana: same, name, keyword, emoji, title, ...texts };
      }),
    }));
    const cardsIn = (place: PlaceKey) => shared((number) => readingCard(arcana[number - 1]!, place));
    const shortCardsIn = (place: ShortPlace) => shared((number) => shortCard(content, place, number));
    const [personal, planetary] = [cardsIn('personal_purpose'), cardsIn('planetary_purpose')];
    const [partner, income, balance] = [shortCardsIn('partner'), shortCardsIn('income'), shortCardsIn('balance')];
    const tailOf = tailFinder(content, 'text');
    const archetypes = new Map(lifePaths.map(({ number, archetype }) => [number, archetype]));
    return ({ numbers }: OfChart): ChartBody => {
      const { a, b, c } = numbers;
      const { lifePath: number, points, ...chart } = wholeChart(numbers);
      return {
        numbers: { a, b, c },
        life_path: {
          number,
          archetype: archetypes.get(number)!,
          url: apiLink(context, apiPath('/life-path/{number}', { number })),
        },
        portrait: portraitOf(content.portrait, { points }),
        positions: Object.fromEntries(
          positions.map(({ key, card }) => [key, card(points[POSITION_POINTS[key]])]),
        ) as ChartBody['positions'],
        points,
        personal_purpose: personal(points.P1),
        planetary_purpose: planetary(points.P4),
        partner: partner(points[SHORT_PLACES.partner]),
        income: income(points[SHORT_PLACES.income]),
        balance: balance(points[SHORT_PLACES.balance]),
        repeated: repeatedArcana(points).map(({ arcana: number, places }) => {
          const { name, repeated } = arcana[number - 1]!;
          return { arcana: number, name, places, text: repeated };
        }),
        karmic_tail: tailOf(chart.karmicTail),
        lines: chart.lines as ChartBody['lines'],
        purposes: chart.purposes.map(({ key, fromAge, toAge, arcana }) => ({
          key,
          from_age: fromAge,
          to_age: toAge,
          arcana,
        })),
        chakras: [...chart.chakras],
        chakra_sums: chart.chakraSums,
        ages: [...chart.ages],
        age_texts: apiLink(context, apiPath('/arcana/{number}', { number: '{arcana}' })),
        ...bodyOrigin(context, words.citations.chart(a, b, c)),
      };
    };
  },
} as const;

const EXAMPLE = chartNumbers(EXAMPLE_DATE);

export const chart = {
  name: 'chart',
  path: '/chart/{a}/{b}/{c}',
  parameters: [
    integerParameter('a', CHART_RANGES.a, EXAMPLE.a),
    integerParameter('b', CHART_RANGES.b, EXAMPLE.b),
    integerParameter('c', CHART_RANGES.c, EXAMPLE.c),
  ],
  read: ([a, b, c]) => {
    const numbers = parseChartNumbers(a!, b!, c!);
    return numbers ? accept({ numbers }) : refuse(CHART_NOT_FOUND);
  },
  ...OF_NUMBERS,
  isPattern: true,
  // A single segment was meant as a date, several as numbers.
  otherwise: ([one, ...more]) => (more.length > 0 ? CHART_NOT_FOUND : invalidChartDate(one ?? '')),
  staticOtherwise: CHART_NOT_FOUND,
  operation: { id: 'getChart', tag: 'chart' },
  refused: [['15', '6', '1']],
  hasExample: true,
} as const satisfies Endpoint<OfChart, ChartBody>;

export const chartOfDate = {
  name: 'chart_of_date',
  path: '/chart/{date}',
  parameters: [ISO_DATE],
  read: (texts, source) => {
    const read = readDate(texts, source);
    return read?.ok ? accept({ numbers: chartNumbers(read.params.date) }) : read;
  },
  ...OF_NUMBERS,
  operation: { id: 'getChartOfDate', tag: 'chart' },
  refused: [['2000-02-30']],
  command: { name: 'chart' },
  tool: 'chart',
} as const satisfies Endpoint<OfChart, ChartBody>;
