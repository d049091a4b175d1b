import type { JSX } from 'preact';
import { PURPOSES } from '../../../method/chart-formulas.ts';
import { CHART_PLACES, type ChartPlace } from '../../../method/places.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { ArcanumCard, firstSentence, LightAndShadow } from '../../components/readings.tsx';
import type { PageWords } from '../../page-words.ts';
import { FoldedLine } from './folded-line.tsx';
import {
  arcanumAt,
  arrived,
  cardId,
  isShort,
  type LoadedChartTexts,
  type ProfilePlace,
  placeTitle,
  readingAt,
} from './profile-texts.ts';

export interface PlaceProps {
  /** Marks the purpose of these years. */
  readonly age: number | undefined;
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly chartTexts: LoadedChartTexts;
  readonly words: Pick<PageWords, 'chartTitles' | 'paths' | 'profile' | 'readings'>;
}

interface CardProps extends PlaceProps {
  readonly place: ChartPlace;
  /** Where the same arcanum came before. */
  readonly earlier: ProfilePlace | undefined;
  /** The first of its group asks the question of the group. */
  readonly isFirst: boolean;
}

/** A card. One whose arcanum came before, and any but the first of a group, says what it means here and has the rest behind a click. */
export function PlaceCard({ place, earlier, isFirst, chart, texts, chartTexts, words }: CardProps): JSX.Element {
  const { title, meaning } = texts.positions.find(({ key }) => key === place)!;
  const readings = arrived(chartTexts);
  return (
    <li id={cardId(place)} class="position-card" tabIndex={-1} data-position={place}>
      <ArcanumCard
        title={title}
        about={meaning}
        arcanum={texts.arcana[arcanumAt(chart.points, place) - 1]!}
        reading={readings && readingAt(readings, place)}
        isBrief={earlier !== undefined || !isFirst}
        asks={isFirst}
        words={words}
      >
        <AlsoIn place={earlier} texts={texts} words={words} />
      </ArcanumCard>
    </li>
  );
}

/** In words. A longer sentence is no line: it waits with the rest, so that no page is longer than a reader's patience. */
const LONGEST_LINE = 12;

interface LineProps extends PlaceProps {
  readonly place: ProfilePlace;
  readonly earlier: ProfilePlace | undefined;
}

/** A place as a line: its arcanum and the first sentence of what that means here. The four purposes also say when they matter. */
export function PlaceLine({ place, earlier, age, chart, texts, chartTexts, words }: LineProps): JSX.Element {
  const { name, number, emblem } = texts.arcana[arcanumAt(chart.points, place) - 1]!;
  const purpose = PURPOSES.find(({ point }) => !isShort(place) && point === CHART_PLACES[place]);
  const now = purposeAt(age);
  const isNow = purpose !== undefined && purpose === now;
  // A purpose of other years waits; and what the portrait has told, or an earlier card, is not told again.
  const isTold = place === 'soul' || place === 'purpose' || earlier !== undefined;
  const waits = purpose !== undefined && purpose !== (now ?? PURPOSES[0]);
  const position = texts.positions.find(({ key }) => key === place);
  const text = textAt(chartTexts, place);
  const first = text && !isTold && !waits ? firstSentence(text.meaning) : '';
  const says = first.split(' ').length > LONGEST_LINE ? '' : first;
  return (
    <li
      {...(position ? { 'data-position': place } : { 'data-place': place })}
      {...(purpose ? { 'data-purpose': purpose.key } : {})}
      {...(isNow ? { 'aria-current': 'true' as const } : {})}
    >
      <FoldedLine
        id={cardId(place)}
        number={number}
        title={placeTitle(place, texts, words)}
        name={name}
        emblem={emblem}
        aside={
          <>
            {purpose && purpose.fromAge !== null ? (
              <span class="when">{words.profile.years(purpose.fromAge, purpose.toAge)}</span>
            ) : null}
            {isNow ? <span class="now">{words.profile.now}</span> : null}
            {/* No link here: what opens a line may contain none. */}
            {earlier ? <span class="when">{words.profile.alsoIn + placeTitle(earlier, texts, words)}</span> : null}
          </>
        }
        says={says}
      >
        {text ? (
          <>
            <PlaceText
              text={text}
              meaning={text.meaning.slice(says.length).trim()}
              about={purpose ? texts.sentences.purposes[purpose.key] : position?.meaning}
              arcanum={texts.arcana[number - 1]!}
              words={words}
            />
            <AlsoIn place={earlier} texts={texts} words={words} />
          </>
        ) : null}
      </FoldedLine>
    </li>
  );
}

type Text = NonNullable<ReturnType<typeof textAt>>;

function textAt(chartTexts: LoadedChartTexts, place: ProfilePlace) {
  const texts = arrived(chartTexts);
  if (!texts) return undefined;
  return isShort(place) ? texts[place] : readingAt(texts, place);
}

interface PlaceTextProps {
  readonly text: Text;
  /** What the line has not said of it. */
  readonly meaning: string;
  /** What the place is. */
  readonly about: string | undefined;
  readonly arcanum: BrowserTexts['arcana'][number];
  readonly words: Pick<PageWords, 'paths' | 'profile' | 'readings'>;
}

/** What a line opens to; a short place has neither light nor shadow, and no example. */
function PlaceText({ text, meaning, about, arcanum, words }: PlaceTextProps): JSX.Element {
  return (
    <div class="parts">
      {meaning ? <p data-says="meaning">{meaning}</p> : null}
      {'light' in text ? <LightAndShadow reading={text} words={words} /> : null}
      <p class="question" data-says="question">
        {text.question}
      </p>
      {'reading' in text ? (
        <div class="example">
          <h4>{words.readings.example}</h4>
          <p data-says="reading">{text.reading}</p>
        </div>
      ) : null}
      {about ? <p class="position-about">{about}</p> : null}
      <p class="when">
        <a href={words.paths.arcanum(arcanum.number)}>{words.profile.wholeArcanum(arcanum.name)}</a>
      </p>
    </div>
  );
}

interface AlsoInProps extends Pick<PlaceProps, 'texts'> {
  /** Where the same arcanum came before, if it did. */
  readonly place: ProfilePlace | undefined;
  readonly words: Pick<PageWords, 'chartTitles' | 'profile'>;
}

function AlsoIn({ place, texts, words }: AlsoInProps): JSX.Element | null {
  if (!place) return null;
  return (
    <p class="when">
      {words.profile.alsoIn}
      <a href={`#${cardId(place)}`}>{placeTitle(place, texts, words)}</a>
    </p>
  );
}

/** The purpose of somebody of this age, if there is one. */
function purposeAt(age: number | undefined): (typeof PURPOSES)[number] | undefined {
  if (age === undefined) return undefined;
  return PURPOSES.find(({ fromAge, toAge }) => fromAge !== null && age >= fromAge && age < (toAge ?? Infinity));
}
