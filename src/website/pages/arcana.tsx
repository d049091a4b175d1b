import type { ComponentChildren, JSX } from 'preact';
import { FIRST_YEAR, LAST_YEAR } from '../../calendar/dates.ts';
import type { Arcanum, Content, Reading } from '../../content/content-schema.ts';
import { citation } from '../../endpoints/attribution.ts';
import { apiPath } from '../../http/api-path.ts';
import { dateCounts } from '../../method/date-counts.ts';
import { type PlaceKey, SHORT_PLACE_KEYS, type ShortPlace } from '../../method/places.ts';
import { EMBLEMS } from '../../picture/emblems.ts';
import type { PageWords } from '../../words/words.ts';
import { Calculate } from '../components/date-forms.tsx';
import { Cite, ListSection, Neighbors, Paragraphs } from '../components/entry-parts.tsx';
import { Emblem } from '../components/pictures.tsx';
import { Frequency, ReadingParts } from '../components/readings.tsx';
import type { Page, PageContext } from '../page.ts';

export function arcanaIndexPage(context: PageContext): Page {
  const { arcana, paths } = context.words;
  return {
    path: paths.arcana,
    title: arcana.title,
    description: arcana.description,
    cover: 'arcana',
    body: <ArcanaIndex {...context} />,
    script: 'copy',
  };
}

function ArcanaIndex({ content, words }: PageContext): JSX.Element {
  const { arcana, entries, paths } = words;
  return (
    <>
      <div class="page-head">
        <p class="kicker">{arcana.kicker}</p>
        <h1>{arcana.heading}</h1>
        <p class="lede">{arcana.lede}</p>
      </div>
      <Calculate title={arcana.which} words={words} />
      <ol class="cards">
        {content.arcana.map(({ number, name, keyword }) => (
          <li key={number}>
            <a class="card" href={paths.arcanum(number)}>
              <span class="card-number">{number}</span>
              <Emblem {...EMBLEMS[number - 1]!} />
              <strong class="card-name">{name}</strong>
              <span class="card-keyword">{keyword}</span>
            </a>
          </li>
        ))}
      </ol>
      <p class="actions">
        <a class="button-quiet" href={paths.api(apiPath('/arcana'))}>
          {entries.listInJson}
        </a>
      </p>
    </>
  );
}

export function arcanumPage(context: PageContext, arcanum: Arcanum): Page {
  const { arcana, paths } = context.words;
  const { number, name, keyword } = arcanum;
  return {
    path: paths.arcanum(number),
    section: paths.arcana,
    title: arcana.titleOf(number, name),
    description: arcana.descriptionOf(number, name, keyword),
    body: <ArcanumArticle context={context} arcanum={arcanum} />,
    script: 'copy',
  };
}

function ArcanumArticle({
  context,
  arcanum,
}: {
  readonly context: PageContext;
  readonly arcanum: Arcanum;
}): JSX.Element {
  const { content, site, words } = context;
  const { publisher, arcana } = content;
  const { paths } = words;
  const suggested_citation = citation(
    publisher,
    words.citations.arcanum(arcanum.number, arcanum.name),
    `${site}${paths.arcanum(arcanum.number)}`,
  );
  const neighbor = (other: Arcanum | undefined) =>
    other && { href: paths.arcanum(other.number), name: `${other.number}, ${other.name}` };
  return (
    <article class="entry">
      <header class="entry-head">
        <div class="card card-large" aria-hidden="true">
          <span class="card-number">{arcanum.number}</span>
          <Emblem {...EMBLEMS[arcanum.number - 1]!} />
          <span class="card-name">{arcanum.name}</span>
        </div>
        <div>
          <p class="kicker">
            <a href={paths.arcana}>{words.arcana.arcanum}</a> {arcanum.number}
          </p>
          <h1>{arcanum.name}</h1>
          <p class="tagline">{arcanum.keyword}</p>
          <Paragraphs text={arcanum.description} />
        </div>
      </header>
      <div class="light-shadow">
        <ListSection title={words.readings.light} items={arcanum.light} />
        <ListSection title={words.readings.shadow} items={arcanum.shadow} />
      </div>
      <ArcanumPlaces arcanum={arcanum} content={content} words={words} />
      <Calculate title={words.arcana.where} words={words} />
      <Cite
        citation={suggested_citation}
        record={{ href: paths.api(apiPath('/arcana/{number}', { number: arcanum.number })), name: words.arcana.inJson }}
        words={words}
      />
      <Neighbors
        label={words.arcana.others}
        previous={neighbor(arcana[arcanum.number - 2])}
        next={neighbor(arcana[arcanum.number])}
      />
    </article>
  );
}

interface ArcanumPlacesProps {
  readonly arcanum: Arcanum;
  readonly content: Pick<Content, 'positions' | 'shortPlaces'>;
  readonly words: PageWords;
}

/** A place with a text, or with only a name because no date has the arcanum there. */
interface PlaceOnPage {
  readonly key: PlaceKey | ShortPlace;
  readonly title: string;
  readonly text: JSX.Element | undefined;
}

/** An arcanum's readings in every place; places where no date or couple has it are only named. */
function ArcanumPlaces({ arcanum, content, words }: ArcanumPlacesProps): JSX.Element {
  const { number, places, absent = [], repeated } = arcanum;
  const counts = dateCounts().positions;
  const { absentFromDates, absentFromCouples, ifRepeated, inCouple, inOtherPoints, inPositions } = words.arcana;
  const whole = (key: PlaceKey, title: string, more?: ComponentChildren): PlaceOnPage => ({
    key,
    title,
    text: absent.includes(key) ? undefined : (
      <>
        <ReadingParts reading={places[key]} words={words} />
        {more}
      </>
    ),
  });
  const short = (key: ShortPlace): PlaceOnPage => {
    const text = content.shortPlaces[key][number];
    return { key, title: words.chartTitles.shortPlaces[key], text: text && <ShortParts {...text} /> };
  };
  const others = (Object.keys(words.chartTitles.places) as OtherPlace[]).map((key) =>
    whole(key, words.chartTitles.places[key]),
  );
  return (
    <>
      <PlaceSection
        id="posiciones"
        title={inPositions}
        about={words.sentences.sections.positions.join(' ')}
        places={content.positions.map(({ key, title }) =>
          whole(key, title, <Frequency counts={counts[key]} marked={number} words={words} />),
        )}
        nowhere={(titles) => absentFromDates(FIRST_YEAR, LAST_YEAR, titles)}
      />
      <PlaceSection
        id="otros"
        title={inOtherPoints}
        places={[...SHORT_PLACE_KEYS.map(short), ...others.filter(({ key }) => !isOfCouple(key))]}
        nowhere={(titles) => absentFromDates(FIRST_YEAR, LAST_YEAR, titles)}
      />
      <PlaceSection
        id="pareja"
        title={inCouple}
        places={others.filter(({ key }) => isOfCouple(key))}
        nowhere={absentFromCouples}
      />
      <section class="readings" data-repeated={number}>
        <h2 id="repetido">{ifRepeated}</h2>
        <p class="prose">{repeated}</p>
      </section>
    </>
  );
}

type OtherPlace = keyof PageWords['chartTitles']['places'];
const isOfCouple = (place: string): boolean => place.startsWith('couple');

interface PlaceSectionProps {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly places: readonly PlaceOnPage[];
  /** The sentence that no date has the arcanum in these places. */
  readonly nowhere: (titles: readonly string[]) => string;
}

function PlaceSection({ id, title, about, places, nowhere }: PlaceSectionProps): JSX.Element {
  const missing = places.filter(({ text }) => !text).map((place) => place.title);
  return (
    <section class="readings">
      <h2 id={id}>{title}</h2>
      {about && missing.length < places.length ? <p class="measure">{about}</p> : null}
      <div class="readings-grid">
        {places.map(({ key, title, text }) =>
          text ? (
            <section key={key} data-reading={key}>
              <h3>{title}</h3>
              {text}
            </section>
          ) : null,
        )}
      </div>
      {missing.length > 0 ? (
        <p class="measure" data-absent={id}>
          {nowhere(missing)}
        </p>
      ) : null}
    </section>
  );
}

/** A point on the lines of love and money has a meaning and a question. */
function ShortParts({ meaning, question }: Pick<Reading, 'meaning' | 'question'>): JSX.Element {
  return (
    <div class="parts">
      <p>{meaning}</p>
      <p class="question">{question}</p>
    </div>
  );
}
