import { AGE_STEP, ageNumbers } from '../method/chart-formulas.ts';
import type { Layout } from './layout.ts';
import type { StarWords } from './point-labels.ts';

/** Of the 64 ages, every eighth is a corner of the star, and every fourth shows its year. */
const CORNER_EVERY = 8;
const YEAR_EVERY = 4;
/** At these ages, above and below the star, there is room for the unit. */
const WITH_UNIT = [20, 60];
/** Around the arcana of the ages 5, 15, … 75. */
const FIVE_RADIUS = 14;

/**
 * The arcana of the ages between the corners (whose medallions are the ages 0, 10, … 70), and the years outside. Hidden from screen
 * readers: 64 numbers without their ages mean nothing.
 */
export function ageRingSvg(chart: Uint8Array, { center, ages }: Layout, words: Pick<StarWords, 'years'>): string {
  if (!ages) return '';
  const arcana = ageNumbers(chart);
  const drawn = Array.from(arcana, (arcanum, i) => {
    // Clockwise from the left, where life begins.
    const angle = (i / arcana.length) * 2 * Math.PI;
    const age = i * AGE_STEP;
    const isYear = i % YEAR_EVERY === 0;
    const isCorner = i % CORNER_EVERY === 0;
    const text = (radius: number, attribute: string, words: number | string): string => {
      // Whole units keep the file small.
      const x = Math.round(center.x - radius * Math.cos(angle));
      const y = Math.round(center.y - radius * Math.sin(angle));
      const disc = isYear && radius === ages.arcana ? `<circle cx="${x}" cy="${y}" r="${FIVE_RADIUS}"/>` : '';
      return `${disc}<text ${attribute} x="${x}" y="${y}" dy=".35em">${words}</text>`;
    };
    const number = isCorner ? '' : text(ages.arcana, `data-age="${age}"`, arcanum);
    if (!isYear) return number;
    const year = WITH_UNIT.includes(age) ? words.years(age) : age;
    return number + text(ages.years, `class="o-year${isCorner ? ' o-ten' : ''}"`, year);
  });
  return `<g class="o-ages" text-anchor="middle" aria-hidden="true">${drawn.join('')}</g>`;
}
