import { EXAMPLE_DATE, EXAMPLE_PARTNER, EXAMPLE_YEAR, FIRST_YEAR, LAST_YEAR } from '../../calendar/dates.ts';
import type { Content } from '../../content/content-schema.ts';
import { apiPath, templatePath } from '../../http/api-path.ts';
import { explainBirthNumbers, explainLifePathNumber } from '../../method/birth-numbers.ts';
import {
  AGE_STEP,
  AGE_VERTICES,
  CHAKRAS,
  type ChartPoint,
  KARMIC_TAIL_POINTS,
  LINE_POINTS,
  type LineName,
  POINT_FORMULAS,
  PURPOSES,
} from '../../method/chart-formulas.ts';
import { CHART_COUNT, chartNumbers } from '../../method/chart-numbers.ts';
import { coupleChart } from '../../method/couple-chart.ts';
import { dateChart, explainPoints, STAR_POINTS } from '../../method/destiny-matrix.ts';
import { combinationsOf } from '../../method/possible-arcana.ts';
import { digitSum, reduceToArcanum } from '../../method/reduce.ts';
import { numberSum } from '../../method/steps.ts';
import { wholeChart } from '../../method/whole-chart.ts';
import { explainPersonalYear } from '../../method/years-and-days.ts';
import { pointLabels, pointNames } from '../../picture/star-layout.ts';
import { starSvg } from '../../picture/star-svg.ts';
import { stepTitle } from '../../words/step-title.ts';
import type { PageWords } from '../../words/words.ts';
import { formulaOf, OTHER_POINTS, sumInDigits } from '../components/calculation-steps.tsx';
import { DateForm } from '../components/date-forms.tsx';
import { StarPicture } from '../components/pictures.tsx';
import type { Page, PageContext } from '../page.ts';
import { type ProseValues, prosePage, tableRow } from '../prose-page.tsx';

export function methodPage(context: PageContext): Page {
  const { content, words } = context;
  return {
    ...prosePage(context, 'method', {
      'first-year': FIRST_YEAR,
      'last-year': LAST_YEAR,
      'example-date': words.longDate(EXAMPLE_DATE),
      'example-profile': words.paths.profile(EXAMPLE_DATE),
      'date-form': { html: <DateForm words={words} />, markdown: '' },
      ...starValues(content, words),
      ...chartValues(content, words),
      ...ageValues(words),
      ...yearAndCoupleValues(content, words),
      ...numberValues(words),
    }),
    path: context.words.paths.method,
    cover: 'method',
    script: 'copy',
  };
}

/** The chart of the page's example date. */
const CHART = wholeChart(chartNumbers(EXAMPLE_DATE));

/** The points of the simple star, and the twelve named ones. */
function starValues({ positions }: Content, words: PageWords): ProseValues {
  const names = pointNames(words.star);
  const star = starSvg(dateChart(EXAMPLE_DATE), {
    title: words.star.ofDate(words.longDate(EXAMPLE_DATE)),
    description: words.method.starDescription,
    labels: names,
    words: words.star,
  });
  return {
    star: { html: <StarPicture svg={star} />, markdown: '' },
    'star-count': STAR_POINTS.length,
    'star-formulas': STAR_POINTS.map((point) => tableRow(names[point], formulaOf(point, words))).join('\n'),
    'star-steps': stepRows(STAR_POINTS, words, pointLabels(positions, words.star)),
    positions: positions
      .map(({ key, title, point, meaning }) => tableRow(`${title} \`${key}\``, names[point], meaning))
      .join('\n'),
  };
}

function stepRows(
  points: readonly ChartPoint[],
  words: PageWords,
  titles: Partial<Record<ChartPoint, string>> = {},
): string {
  const names = pointNames(words.star);
  const rows = explainPoints(EXAMPLE_DATE, points).map((step) => {
    const name = names[step.name];
    const title = titles[step.name] ?? name;
    const formula = `<span class="steps-formula">${formulaOf(step.name, words)}</span>`;
    const shown = `<span class="steps-point">${name}</span> ${title === name ? '' : `${title} `}${formula}`;
    return tableRow(shown, numberSum(step), step.value);
  });
  return rows.join('\n');
}

/** The whole chart: its three numbers, the points beyond the simple star, and what is derived from them. */
function chartValues({ karmicTails }: Content, words: PageWords): ProseValues {
  const { chartTitles, chakras: bodies, ages } = words;
  const { numbers, chakras, chakraSums } = CHART;
  const [a, b, c] = explainPoints(EXAMPLE_DATE, ['A', 'B', 'C']).map(numberSum);
  const tails = combinationsOf(KARMIC_TAIL_POINTS).length;
  const chakraRows = CHAKRAS.map(({ name, physics, energy }, row) =>
    tableRow(
      `${name} <span class="chakra-place">${bodies.body[name]}</span>`,
      pointValues([physics], words),
      pointValues([energy], words),
      chakras[row]!.emotions,
    ),
  );
  const purposeRows = PURPOSES.map(({ key, point, fromAge, toAge }) =>
    tableRow(
      `${chartTitles.purposes[key]} <span class="steps-formula">${formulaOf(point, words)}</span>`,
      ages.span(fromAge, toAge),
      pointValues([point], words),
    ),
  );
  return {
    'chart-count': CHART_COUNT,
    'chart-template': words.paths.api(templatePath('/chart/{a}/{b}/{c}')),
    'chart-path': words.paths.api(apiPath('/chart/{a}/{b}/{c}', numbers)),
    ...{ 'a-sum': a!, 'b-sum': b!, 'c-sum': c! },
    'other-count': OTHER_POINTS.length,
    'other-steps': stepRows(OTHER_POINTS, words),
    'date-tails': tails,
    'couple-tails': karmicTails.length - tails,
    tail: pointValues(KARMIC_TAIL_POINTS, words),
    lines: (Object.keys(LINE_POINTS) as LineName[])
      .map((name) => tableRow(chartTitles.lines[name], pointValues(LINE_POINTS[name], words)))
      .join('\n'),
    purposes: purposeRows.join('\n'),
    chakras: chakraRows.join('\n'),
    'physics-sum': sumInDigits(chakras.map(({ physics }) => physics)),
    'physics-total': chakraSums.physics,
    'energy-total': chakraSums.energy,
    'emotions-total': chakraSums.emotions,
  };
}

const DECADE = 10;
const STEPS_IN_DECADE = DECADE / AGE_STEP;
/** Every step of a decade with its two neighbors when it is added: halves, then quarters, then eighths. */
const HALVINGS = [4, 2, 1].flatMap((half) =>
  Array.from({ length: STEPS_IN_DECADE / (2 * half) }, (_, i) => {
    const at = half + 2 * half * i;
    return { at, before: at - half, after: at + half };
  }),
);
/** From B to G. */
const EXAMPLE_AGE = 20;

/** The age ring, and one decade of it in calculation order. */
function ageValues({ method, star }: PageWords): ProseValues {
  const { ages } = CHART;
  const names = pointNames(star);
  const first = EXAMPLE_AGE / AGE_STEP;
  const arcana = ages.slice(first, first + STEPS_IN_DECADE + 1).map((item) => item.arcana);
  const rows = HALVINGS.map(({ at, before, after }) =>
    tableRow(withFraction(EXAMPLE_AGE + at * AGE_STEP), sumInDigits([arcana[before]!, arcana[after]!]), arcana[at]!),
  );
  return {
    decades: AGE_VERTICES.map((point, i) => method.pointAtAge(names[point], i * DECADE)).join(', '),
    'first-vertex': names[AGE_VERTICES[0]],
    'age-count': ages.length,
    'decade-start': EXAMPLE_AGE,
    'decade-first': arcana[0]!,
    'decade-end': EXAMPLE_AGE + DECADE,
    'decade-last': arcana.at(-1)!,
    ages: rows.join('\n'),
  };
}

/**
 * A fraction, because the decimal sign differs between countries.
 *
 * @example withFraction(21.25) // '21¼'
 */
function withFraction(age: number): string {
  return `${Math.floor(age)}${['', '¼', '½', '¾'][(age % 1) * 4]}`;
}

/** Points with their arcana in the example: «M 12  N 16  D 4». */
function pointValues(points: readonly ChartPoint[], { star }: PageWords): string {
  const names = pointNames(star);
  const pairs = points.map(
    (point) => `<span class="pair"><span class="steps-point">${names[point]}</span> ${CHART.points[point]}</span>`,
  );
  return `<span class="pairs">${pairs.join(' ')}</span>`;
}

function yearAndCoupleValues({ arcana }: Content, words: PageWords): ProseValues {
  const { points } = CHART;
  const partner = wholeChart(chartNumbers(EXAMPLE_PARTNER)).points;
  const couple = coupleChart(EXAMPLE_DATE, EXAMPLE_PARTNER).points;
  const year = [points.A, points.B, digitSum(EXAMPLE_YEAR)];
  const center = [points.E, partner.E];
  const nameOf = (sum: readonly number[]): string =>
    arcana[reduceToArcanum(sum.reduce((total, value) => total + value, 0)) - 1]!.name;
  /** Prevents a line break inside. */
  const whole = (sum: readonly number[]): string => `<span class="pair">${sumInDigits(sum)}</span>`;
  return {
    year: EXAMPLE_YEAR,
    'year-sum': whole(year),
    'year-arcanum': nameOf(year),
    'partner-date': words.longDate(EXAMPLE_PARTNER),
    'couple-sum': whole(center),
    'couple-arcanum': nameOf(center),
    'l-formula': formulaOf('L', words),
    'l-sum': whole(POINT_FORMULAS.L.map((point) => couple[point])),
    'couple-page': words.paths.couple(EXAMPLE_DATE, EXAMPLE_PARTNER),
  };
}

const SHOWN = ['life_path', 'first_end', 'pinnacle_1', 'pinnacle_2', 'pinnacle_3', 'pinnacle_4', 'challenge_1'];

/** The example's life path and classic numbers. */
function numberValues({ numberTitles }: PageWords): ProseValues {
  const { day, month, year, total } = explainLifePathNumber(EXAMPLE_DATE);
  const parts = [day, month, year];
  const [daySteps, monthSteps, yearSteps] = parts.map((steps) => steps.join(' → '));
  return {
    ...{ 'day-steps': daySteps!, 'month-steps': monthSteps!, 'year-steps': yearSteps! },
    'life-path-sum': `${parts.map((steps) => steps.at(-1)).join(' + ')} = ${total.join(' → ')}`,
    'number-sums': explainBirthNumbers(EXAMPLE_DATE)
      .filter(({ name }) => SHOWN.includes(name))
      .map((step) => `- **${stepTitle(numberTitles, step.name)}**: ${numberSum(step)}`)
      .join('\n'),
    'personal-year-sum': numberSum(explainPersonalYear(EXAMPLE_DATE, EXAMPLE_YEAR).at(-1)!),
  };
}
