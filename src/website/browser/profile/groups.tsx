import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import type { Reading } from '../../../content/content-schema.ts';
import { KARMIC_TAIL_POINTS, LINE_POINTS } from '../../../method/chart-formulas.ts';
import type { ChartPlace } from '../../../method/places.ts';
import type { PointValues } from '../../../method/whole-chart.ts';
import { yearArcanum } from '../../../method/years-and-days.ts';
import type { PageWords } from '../../../words/words.ts';
import { Beads, ReadingParts } from '../../components/readings.tsx';
import { LoadFailure } from '../synthesis-parts.tsx';
import { FoldedLine, PlaceCard, PlaceLine, type PlaceProps } from './places.tsx';
import { arcanumAt, arrived, cardId, type ProfilePlace } from './profile-texts.ts';

interface Group {
  readonly id: keyof PageWords['profile']['groups'];
  /** The places shown as whole cards, as lines, and as lines collapsed under another one. */
  readonly cards: readonly ChartPlace[];
  readonly lines: readonly ProfilePlace[];
  readonly folded?: readonly ChartPlace[];
}

/** Readers' questions, each with the places that answer it. Every place of a chart is in one group. */
export const GROUPS: readonly Group[] = [
  { id: 'quien-soy', cards: ['center', 'personal'], lines: ['soul'] },
  { id: 'que-doy', cards: [], lines: ['talents', 'social'] },
  { id: 'amor', cards: ['relationships'], lines: ['partner', 'balance'] },
  { id: 'dinero', cards: ['money'], lines: ['income'] },
  { id: 'de-donde-vengo', cards: ['karma'], lines: ['body'] },
  {
    id: 'adonde-voy',
    cards: [],
    lines: ['spirit'],
    folded: ['personal_purpose', 'destiny', 'purpose', 'planetary_purpose'],
  },
];
const IN_ORDER = GROUPS.flatMap(({ cards, lines, folded = [] }) => [...cards, ...lines, ...folded]);

const FAMILY_LINES = ['father', 'mother'] as const;

interface GroupProps extends PlaceProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  /** The arcanum of the current year. */
  readonly yearText: Reading | undefined;
  readonly words: PlaceProps['words'] & Pick<PageWords, 'actions' | 'synthesis'>;
}

/** One of the six groups: whole cards first, then a line for each other place and for related topics. */
export function GroupSection({
  group,
  isBegun = false,
  ...props
}: GroupProps & {
  readonly group: Group;
  /** Only the title and the first card, as a render step. */
  readonly isBegun?: boolean;
}): JSX.Element {
  const { id, cards, lines, folded } = group;
  const { chart, chartTexts, words } = props;
  const earlier = (place: ProfilePlace): ProfilePlace | undefined => earlierPlace(chart.points, place);
  const line = (place: ProfilePlace) => <PlaceLine key={place} place={place} earlier={earlier(place)} {...props} />;
  return (
    <section class="band group">
      <h2 id={id}>{words.profile.groups[id]}</h2>
      {id === 'quien-soy' && chartTexts === 'missing' ? (
        <LoadFailure words={words}>{words.profile.noReadings}</LoadFailure>
      ) : null}
      {cards.length > 0 ? (
        <ol class="position-cards">
          {(isBegun ? cards.slice(0, 1) : cards).map((place, i) => (
            <PlaceCard key={place} place={place} earlier={earlier(place)} isFirst={i === 0} {...props} />
          ))}
        </ol>
      ) : null}
      {isBegun ? null : (
        <ol class="lines">
          {lines.map(line)}
          {id === 'quien-soy' ? <LifePathLine {...props} /> : null}
          {id === 'dinero' ? <BalanceLine {...props} /> : null}
          {id === 'de-donde-vengo' ? <KarmicTailLine {...props} /> : null}
          {id === 'de-donde-vengo' ? <FamilyLines {...props} /> : null}
          {id === 'adonde-voy' ? <YearLine {...props} /> : null}
        </ol>
      )}
      {folded ? (
        <FoldedLine id="propositos" name={words.profile.purposes}>
          <ol class="lines">{folded.map(line)}</ol>
        </FoldedLine>
      ) : null}
    </section>
  );
}

/** The first place on the page with the same arcanum, if it precedes this one. */
function earlierPlace(points: PointValues, place: ProfilePlace): ProfilePlace | undefined {
  const first = IN_ORDER.find((other) => arcanumAt(points, other) === arcanumAt(points, place));
  return first === place ? undefined : first;
}

/** A summary, because the whole text has its own page. */
function LifePathLine({ chart: { lifePath }, texts, words: { paths, profile } }: GroupProps): JSX.Element {
  const { archetype, tagline, short_description } = texts.lifePaths.find(({ number }) => number === lifePath)!;
  return (
    <li data-life-path>
      <FoldedLine id="camino" number={lifePath} title={profile.lifePath} name={archetype}>
        <p class="position-keyword">{tagline}</p>
        <p>{short_description}</p>
        <p>
          <a href={paths.lifePath(lifePath)}>{profile.wholeLifePath(lifePath)}</a>
        </p>
      </FoldedLine>
    </li>
  );
}

/** The point that the love and money lines share has its own text. */
function BalanceLine({ chart, texts, words: { profile } }: GroupProps): JSX.Element {
  const { number, emblem } = texts.arcana[arcanumAt(chart.points, 'balance') - 1]!;
  return (
    <li>
      <FoldedLine
        id="equilibrio"
        number={number}
        name={profile.shortPlaces.balance}
        emblem={emblem}
        aside={<a href={`#${cardId('balance')}`}>{`↑ ${profile.groups.amor}`}</a>}
      />
    </li>
  );
}

function KarmicTailLine({ chart, texts, chartTexts, words }: GroupProps): JSX.Element {
  const [use, made] = texts.sentences.sections.karmicTail as [string, string];
  const tail = arrived(chartTexts)?.karmic_tail;
  return (
    <li data-tail>
      <FoldedLine id="cola" title={words.synthesis.tail} name={tail?.name ?? ''}>
        <Beads points={KARMIC_TAIL_POINTS} values={chart.points} texts={texts} words={words} />
        {tail ? <p>{tail.text}</p> : null}
        <p class="chart-line-text">{`${use} ${made}`}</p>
      </FoldedLine>
    </li>
  );
}

function FamilyLines({ chart, texts, words }: GroupProps): JSX.Element {
  return (
    <li>
      <FoldedLine id="familia" name={words.profile.familyLines}>
        {FAMILY_LINES.map((name) => (
          <div key={name} class="chart-line" data-line={name}>
            <h4>{words.chartTitles.lines[name]}</h4>
            <Beads points={LINE_POINTS[name]} values={chart.points} texts={texts} words={words} />
            <p class="chart-line-text">{texts.sentences.lines[name]}</p>
          </div>
        ))}
      </FoldedLine>
    </li>
  );
}

/** The arcanum of the current year; nothing for a date in the future. */
function YearLine({ date, today, texts, yearText, words }: GroupProps): JSX.Element | null {
  if (date.year > today.year) return null;
  const { number, name, emblem } = texts.arcana[yearArcanum(date, today.year) - 1]!;
  return (
    <li data-year-card={today.year}>
      <FoldedLine id="tu-anio" number={number} title={words.profile.yourYear(today.year)} name={name} emblem={emblem}>
        {yearText ? <ReadingParts reading={yearText} about={texts.sentences.sections.year[0]} words={words} /> : null}
      </FoldedLine>
    </li>
  );
}
