import type { JSX } from 'preact';
import { DATE_COUNT } from '../../contract/limits.ts';

interface FrequencyProps {
  /** The dates with each arcanum in one position, from arcanum 1 on. */
  readonly counts: readonly number[];
  /** The arcanum that stands there. */
  readonly marked: number;
}

/** In units of the picture: a bar with its gap, a bar, and the highest bar. */
const [STEP, BAR, HEIGHT] = [12, 10, 40];

/** How common an arcanum is in its position: a bar for each of the 22, its own marked, and the same in words. */
export function Frequency({ counts, marked }: FrequencyProps): JSX.Element {
  const most = Math.max(...counts);
  const bars = counts.map((dates, i) => {
    // What is rare is still seen.
    const top = HEIGHT - Math.ceil((dates / most) * HEIGHT);
    return `M${i * STEP} ${HEIGHT}V${top}h${BAR}V${HEIGHT}z`;
  });
  return (
    <div class="frequency">
      <svg viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`} aria-hidden="true">
        <path d={bars.filter((_, i) => i + 1 !== marked).join('')} />
        <path class="frequency-own" d={bars[marked - 1]} />
      </svg>
      <p>{sharedBy(counts[marked - 1]!)}</p>
    </div>
  );
}

/**
 * @example sharedBy(8158) // 'En 1 de cada 9 fechas'
 */
export function sharedBy(dates: number): string {
  if (dates < 2) return dates === 0 ? 'En ninguna fecha' : 'En una sola fecha';
  return `En 1 de cada ${Math.round(DATE_COUNT / dates)} fechas`;
}
