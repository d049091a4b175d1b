import type { ComponentChildren, JSX } from 'preact';
import { DATE_COUNT } from '../../calendar/dates.ts';
import type { Reading } from '../../content/content-schema.ts';
import type { ChartPoint } from '../../method/chart-formulas.ts';
import type { PointValues } from '../../method/whole-chart.ts';
import { firstSentence } from '../../text/first-sentence.ts';
import type { PageWords } from '../../words/words.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { Emblem } from './pictures.tsx';

type ReadingWords = Pick<PageWords, 'readings'>;
type LinkWords = Pick<PageWords, 'paths'>;

interface ReadingPartsProps {
  readonly reading: Reading;
  /** Collapses light and shadow too. */
  readonly isBrief?: boolean;
  /** Collapses everything but the first sentence. */
  readonly isLine?: boolean;
  /** Shows the question uncollapsed. */
  readonly asks?: boolean;
  /** A description of the place, collapsed. */
  readonly about?: string | undefined;
  readonly words: ReadingWords;
}

/** An arcanum's reading in one place: the meaning first; the example, which is the longest part, is collapsed. */
export function ReadingParts(props: ReadingPartsProps): JSX.Element {
  const { reading: text, isLine = false, isBrief = isLine, asks = true, about, words } = props;
  const { meaning, question, reading } = text;
  const first = firstSentence(meaning);
  const rest = meaning.slice(first.length);
  const lightAndShadow = <LightAndShadow reading={text} words={words} />;
  const asked = (
    <p class="question" data-says="question">
      {question}
    </p>
  );
  return (
    <div class="parts">
      <p data-says="meaning">
        <strong>{first}</strong>
        {isLine ? null : rest}
      </p>
      {isBrief ? null : lightAndShadow}
      {asks ? asked : null}
      <details class="example">
        <summary>{isBrief ? words.readings.more : words.readings.example}</summary>
        {isLine && rest ? <p data-says="rest">{rest.trim()}</p> : null}
        <p data-says="reading">{reading}</p>
        {isBrief ? lightAndShadow : null}
        {asks ? null : asked}
        {about ? <p class="position-about">{about}</p> : null}
      </details>
    </div>
  );
}

interface LightAndShadowProps {
  readonly reading: Pick<Reading, 'light' | 'shadow'>;
  readonly words: ReadingWords;
}

export function LightAndShadow({ reading: { light, shadow }, words: { readings } }: LightAndShadowProps): JSX.Element {
  return (
    <dl class="light-and-shadow">
      <div>
        <dt>{readings.light}</dt>
        <dd data-says="light">{light}</dd>
      </div>
      <div>
        <dt>{readings.shadow}</dt>
        <dd data-says="shadow">{shadow}</dd>
      </div>
    </dl>
  );
}

interface FrequencyProps {
  /** The number of dates with each arcanum in one position, from arcanum 1 on. */
  readonly counts: readonly number[];
  /** The arcanum in that position. */
  readonly marked: number;
  readonly words: ReadingWords;
}

/** In picture units: the width of a bar with its gap, the width of a bar, and the maximum height. */
const [STEP, BAR, HEIGHT] = [12, 10, 40];

/** How common an arcanum is in its position: 22 bars with its own marked, and the same in words. */
export function Frequency({ counts, marked, words }: FrequencyProps): JSX.Element {
  const most = Math.max(...counts);
  const bars = counts.map((dates, i) => {
    // Rounded up, so that rare arcana stay visible.
    const top = HEIGHT - Math.ceil((dates / most) * HEIGHT);
    return `M${i * STEP} ${HEIGHT}V${top}h${BAR}V${HEIGHT}z`;
  });
  return (
    <div class="frequency">
      <svg viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`} aria-hidden="true">
        <path d={bars.filter((_, i) => i + 1 !== marked).join('')} />
        <path class="frequency-own" d={bars[marked - 1]} />
      </svg>
      <p>{sharedBy(counts[marked - 1]!, words)}</p>
    </div>
  );
}

/**
 * @example sharedBy(8158, words) // 'En 1 de cada 9 fechas'
 */
export function sharedBy(dates: number, { readings: { none, one, oneIn } }: ReadingWords): string {
  if (dates < 2) return dates === 0 ? none : one;
  return oneIn(Math.round(DATE_COUNT / dates));
}

interface ArcanumCardProps extends Omit<ReadingPartsProps, 'reading' | 'words'> {
  readonly title: string;
  readonly arcanum: BrowserTexts['arcana'][number];
  /** Loaded after the rest. */
  readonly reading: Reading | undefined;
  /** Further content about the place. */
  readonly children?: ComponentChildren;
  /** Collapses the reading on a phone. */
  readonly isFolded?: boolean;
  readonly words: ReadingWords & LinkWords;
}

/** A place, its arcanum, and the reading. */
export function ArcanumCard({
  title,
  arcanum,
  reading,
  children,
  isFolded = false,
  words,
  ...parts
}: ArcanumCardProps): JSX.Element {
  const { number, name, keyword, emblem } = arcanum;
  return (
    <>
      <div class="position-head">
        <span class="position-number">{number}</span>
        <div>
          <p class="kicker">{title}</p>
          <h3>
            <a href={words.paths.arcanum(number)}>{name}</a> <Emblem {...emblem} />
          </h3>
          <p class="position-keyword">{keyword}</p>
        </div>
      </div>
      {children}
      {reading && isFolded ? (
        <details class="example">
          <summary>{words.readings.unfold}</summary>
          <ReadingParts reading={reading} {...parts} words={words} />
        </details>
      ) : null}
      {reading && !isFolded ? <ReadingParts reading={reading} {...parts} words={words} /> : null}
    </>
  );
}

interface BeadsProps {
  readonly points: readonly ChartPoint[];
  readonly values: PointValues;
  readonly texts: Pick<BrowserTexts, 'arcana'>;
  readonly words: LinkWords;
}

interface BeadProps {
  readonly arcanum: BrowserTexts['arcana'][number];
  readonly words: LinkWords;
}

/** The arcana of some points, in order, as beads on a string. */
export function Beads({ points, values, texts, words }: BeadsProps): JSX.Element {
  return (
    <ol class="beads">
      {points.map((point) => (
        <li key={point}>
          <Bead arcanum={texts.arcana[values[point] - 1]!} words={words} />
        </li>
      ))}
    </ol>
  );
}

/** An arcanum's number in a ring, next to its name. */
export function Bead({ arcanum, words }: BeadProps): JSX.Element {
  const { number, name, emblem } = arcanum;
  return (
    <>
      <span class="bead">{number}</span>{' '}
      <span>
        <a href={words.paths.arcanum(number)}>{name}</a> <Emblem {...emblem} />
      </span>
    </>
  );
}
