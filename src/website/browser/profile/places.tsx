import type { ComponentChildren, JSX } from 'preact';
import { PURPOSES } from '../../../method/chart-formulas.ts';
import { CHART_PLACES, type ChartPlace } from '../../../method/places.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import type { Emblem as EmblemPaths } from '../../../picture/emblems.ts';
import { firstSentence } from '../../../text/first-sentence.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Emblem } from '../../components/pictures.tsx';
import { ArcanumCard, LightAndShadow } from '../../components/readings.tsx';
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
  /** Marks the purpose for this age. */
  readonly age: number | undefined;
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly chartTexts: LoadedChartTexts;
  readonly words: Pick<PageWords, 'chartTitles' | 'paths' | 'profile' | 'readings'>;
}

interface CardProps extends PlaceProps {
  readonly place: ChartPlace;
  /** The earlier place with the same arcanum. */
  readonly earlier: ProfilePlace | undefined;
  /** The first card of a group shows its question. */
  readonly isFirst: boolean;
}

/** A whole card; if its arcanum appeared earlier, only the meaning here is shown and the rest is collapsed. */
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

/** A place as a line: its arcanum and the first sentence of its meaning here. The four purposes also show their ages. */
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
            {/* No link here: a `summary` must not contain one. */}
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
  /** The subject of the line, unless the name already tells. */
  readonly title?: string;
  readonly name: string;
  /** Additional labels. */
  readonly aside?: ComponentChildren;
  readonly emblem?: EmblemPaths;
  /** The sentence shown while collapsed. */
  readonly says?: string | undefined;
  /** The rest; until it is loaded, the line cannot be opened. */
  readonly children?: ComponentChildren;
}

/** A collapsible line of a profile. */
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
  /** The meaning without the sentence that the line shows. */
  readonly meaning: string;
  /** A description of the place. */
  readonly about: string;
  readonly arcanum: BrowserTexts['arcana'][number];
  readonly words: Pick<PageWords, 'paths' | 'profile' | 'readings'>;
}

/** The contents of an open line; a short place has no light, shadow or example. */
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
  /** The earlier place with the same arcanum, if any. */
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

/** The description of a place, shown in its open line. */
function aboutPlace(place: ProfilePlace, { positions, sentences }: BrowserTexts, words: PlaceProps['words']): string {
  if (isShort(place)) return words.chartTitles.shortPlaces[place];
  const purpose = purposeIn(place);
  return purpose ? sentences.purposes[purpose.key] : positions.find(({ key }) => key === place)!.meaning;
}

type Purpose = (typeof PURPOSES)[number];

function purposeIn(place: ProfilePlace): Purpose | undefined {
  return PURPOSES.find(({ point }) => !isShort(place) && point === CHART_PLACES[place]);
}

/** The purpose for this age, if there is one. */
function purposeAt(age: number | undefined): Purpose | undefined {
  if (age === undefined) return undefined;
  return PURPOSES.find(({ fromAge, toAge }) => fromAge !== null && age >= fromAge && age < (toAge ?? Infinity));
}
