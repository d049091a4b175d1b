import { AGE_STEP, AGE_VERTICES } from '../../method/chart-formulas.ts';
import type { wholeChart } from '../../method/whole-chart.ts';
import { pointNames } from '../../picture/layout.ts';
import { sumInDigits } from '../components/calculation-steps.tsx';
import type { PageWords } from '../page-words.ts';
import { type ProseValues, tableRow } from '../prose-page.tsx';

const DECADE = 10;
const STEPS_IN_DECADE = DECADE / AGE_STEP;
/** Every step of a decade with the two between which it is put: halves, then quarters, then eighths. */
const HALVINGS = [4, 2, 1].flatMap((half) =>
  Array.from({ length: STEPS_IN_DECADE / (2 * half) }, (_, i) => {
    const at = half + 2 * half * i;
    return { at, before: at - half, after: at + half };
  }),
);
/** From B to G. */
const EXAMPLE_AGE = 20;

/** The ring of ages, and one decade of it in the order of the calculation. */
export function ageValues(
  { ages }: Pick<ReturnType<typeof wholeChart>, 'ages'>,
  { method, star }: Pick<PageWords, 'method' | 'star'>,
): ProseValues {
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
