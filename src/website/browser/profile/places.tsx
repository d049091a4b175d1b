import type { ComponentChildren, JSX } from 'preact';
import { PURPOSES } from '../../../method/chart-formulas.ts';
import { CHART_PLACES, type ChartPlace } from '../../../method/places.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import type { Emblem as EmblemPaths } from '../../../picture/emblems.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Emblem } from '../../components/pictures.tsx';
import { ArcanumCard, firstSentence, LightAndShadow } from '../../components/readings.tsx';
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

/** A whole card; one whose arcanum came before says what that means here, and has the rest behind a click. */
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
        isBrief={earlier !== undefined}
        asks={isFirst}
        words={words}
      >
        <AlsoIn place={earlier} texts={texts} words={words} />
      </ArcanumCard>
    </li>
  );
}

interface LineProps extends PlaceProps {
  readonly place: ProfilePlace;
  readonly earlier: ProfilePlace | undefined;
}

/** A place as a line: its arcanum and the first sentence of what that means here. The four purposes also say when they matter. */
export function PlaceLine({ place, earlier, age, chart, texts, chartTexts, words }: LineProps): JSX.Element {
  const { name, number, emblem } = texts.arcana[arcanumAt(chart.points, place) - 1]!;
  const purpose = purposeIn(place);
  const isNow = purpose !== undefined && purpose === purposeAt(age);
  const position = texts.positions.find(({ key }) => key === place);
  const text = textAt(chartTexts, place);
  const says = text ? firstSentence(text.meaning) : '';
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
            {isNow ? <span class="now">{words.profile.nowPurpose}</span> : null}
            {/* No link here: what opens a line may contain none. */}
            {earlier ? (
              <span class="when">
                <span aria-hidden="true">↑ </span>
                <span class="visually-hidden">{words.profile.alsoIn}</span>
                {placeTitle(earlier, texts, words)}
              </span>
            ) : null}
          </>
        }
        says={says}
      >
        {text ? (
          <>
            <PlaceText
              text={text}
              meaning={text.meaning.slice(says.length).trim()}
              about={aboutPlace(place, texts, words)}
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

interface FoldedLineProps {
  readonly id: string;
  readonly number?: number;
  /** What the line is about, unless its name says it. */
  readonly title?: string;
  readonly name: string;
  /** What else distinguishes it. */
  readonly aside?: ComponentChildren;
  readonly emblem?: EmblemPaths;
  /** The sentence that stands for the rest. */
  readonly says?: string | undefined;
  /** The rest; without it, as long as it has not arrived, nothing can be opened. */
  readonly children?: ComponentChildren;
}

/** One line of a profile, which opens. */
export function FoldedLine({ id, number, title, aside, name, emblem, says, children }: FoldedLineProps): JSX.Element {
  const head = (
    <>
      <span class="line-number">{number}</span>
      <h3>
        {title ? <span class="kicker">{title}</span> : null} {name} {emblem ? <Emblem {...emblem} /> : null}
      </h3>
      {aside ? <span class="line-aside">{aside}</span> : null}
      {says ? <span class="line-says">{says}</span> : null}
    </>
  );
  return children ? (
    <details class="line" id={id} tabIndex={-1}>
      <summary class="line-head">{head}</summary>
      <div class="line-rest">{children}</div>
    </details>
  ) : (
    <div class="line line-head" id={id} tabIndex={-1}>
      {head}
    </div>
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
  readonly about: string;
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
      <p class="position-about">{about}</p>
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

/** What the place is, for whoever opens its line. */
function aboutPlace(place: ProfilePlace, { positions, sentences }: BrowserTexts, words: PlaceProps['words']): string {
  if (isShort(place)) return words.chartTitles.shortPlaces[place];
  const purpose = purposeIn(place);
  return purpose ? sentences.purposes[purpose.key] : positions.find(({ key }) => key === place)!.meaning;
}

type Purpose = (typeof PURPOSES)[number];

function purposeIn(place: ProfilePlace): Purpose | undefined {
  return PURPOSES.find(({ point }) => !isShort(place) && point === CHART_PLACES[place]);
}

/** The purpose of somebody of this age, if there is one. */
function purposeAt(age: number | undefined): Purpose | undefined {
  if (age === undefined) return undefined;
  return PURPOSES.find(({ fromAge, toAge }) => fromAge !== null && age >= fromAge && age < (toAge ?? Infinity));
}
