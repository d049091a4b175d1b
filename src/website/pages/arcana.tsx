import type { ComponentChildren, JSX } from 'preact';
import { FIRST_YEAR, LAST_YEAR } from '../../calendar/dates.ts';
import type { Arcanum, Position } from '../../content/content-schema.ts';
import { citation } from '../../endpoints/attribution.ts';
import { apiPath } from '../../http/api-path.ts';
import { dateCounts } from '../../method/date-counts.ts';
import type { PlaceKey } from '../../method/places.ts';
import { Calculate } from '../components/date-forms.tsx';
import { Cite, ListSection, Neighbours, Paragraphs } from '../components/entry-parts.tsx';
import { Frequency, ReadingParts } from '../components/readings.tsx';
import type { Page, PageContext } from '../page.ts';
import type { PageWords } from '../page-words.ts';

export function arcanaIndexPage(context: PageContext): Page {
  const { arcana, paths } = context.words;
  return {
    path: paths.arcana,
    section: paths.arcana,
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
        {content.arcana.map(({ number, name, keyword, emoji }) => (
          <li key={number}>
            <a class="card" href={paths.arcanum(number)}>
              <span class="card-number">{number}</span>
              <span class="card-emoji" aria-hidden="true">
                {emoji}
              </span>
              <strong class="card-name">{name}</strong>
              <span class="card-keyword">{keyword}</span>
            </a>
          </li>
        ))}
      </ol>
      <p class="actions">
        <a class="button-quiet" href={apiPath('/arcana')}>
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
    cover: 'arcana',
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
  const {
    content: { publisher, arcana, positions },
    site,
    words,
  } = context;
  const { paths } = words;
  const suggested_citation = citation(
    publisher,
    words.citations.arcanum(arcanum.number, arcanum.name),
    `${site}${paths.arcanum(arcanum.number)}`,
  );
  const neighbour = (other: Arcanum | undefined) =>
    other && { href: paths.arcanum(other.number), name: `${other.number}, ${other.name}` };
  return (
    <article class="entry">
      <header class="entry-head">
        <div class="card card-large" aria-hidden="true">
          <span class="card-number">{arcanum.number}</span>
          <span class="card-emoji">{arcanum.emoji}</span>
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
      <ArcanumPlaces arcanum={arcanum} positions={positions} words={words} />
      <Calculate title={words.arcana.where} words={words} />
      <Cite
        citation={suggested_citation}
        record={{ href: apiPath('/arcana/{number}', { number: arcanum.number }), name: words.arcana.inJson }}
        words={words}
      />
      <Neighbours
        label={words.arcana.others}
        previous={neighbour(arcana[arcanum.number - 2])}
        next={neighbour(arcana[arcanum.number])}
      />
    </article>
  );
}

interface ArcanumPlacesProps {
  readonly arcanum: Arcanum;
  readonly positions: readonly Position[];
  readonly words: PageWords;
}

type OtherPlace = keyof PageWords['places'];
const isOfCouple = (place: OtherPlace): boolean => place.startsWith('couple');

/** What an arcanum says in every place; positions in which no date has it are only named. */
function ArcanumPlaces({ arcanum, positions, words }: ArcanumPlacesProps): JSX.Element {
  const titles = words.places;
  const { number, places, absent = [], repeated } = arcanum;
  const counts = dateCounts().positions;
  const missing = positions.filter(({ key }) => absent.includes(key)).map(({ title }) => title);
  const place = (key: PlaceKey, title: string, more?: ComponentChildren): JSX.Element => (
    <section key={key} data-reading={key}>
      <h3>{title}</h3>
      <ReadingParts reading={places[key]} words={words} />
      {more}
    </section>
  );
  const others = (ofCouple: boolean): JSX.Element[] =>
    (Object.keys(titles) as OtherPlace[])
      .filter((key) => isOfCouple(key) === ofCouple)
      .map((key) => place(key, titles[key]));
  return (
    <>
      <section class="readings">
        <h2 id="posiciones">{words.arcana.inPositions}</h2>
        <p class="measure">{words.sentences.sections.positions}</p>
        <div class="readings-grid">
          {positions
            .filter(({ key }) => !absent.includes(key))
            .map(({ key, title }) =>
              place(key, title, <Frequency counts={counts[key]} marked={number} words={words} />),
            )}
        </div>
        {missing.length > 0 ? (
          <p class="measure" data-absent>
            {words.arcana.absent(FIRST_YEAR, LAST_YEAR, missing)}
          </p>
        ) : null}
      </section>
      <section class="readings">
        <h2 id="otros">{words.arcana.inOtherPoints}</h2>
        <div class="readings-grid">{others(false)}</div>
      </section>
      <section class="readings">
        <h2 id="pareja">{words.arcana.inCouple}</h2>
        <div class="readings-grid">{others(true)}</div>
      </section>
      <section class="readings" data-repeated={number}>
        <h2 id="repetido">{words.arcana.ifRepeated}</h2>
        <p class="prose">{repeated}</p>
      </section>
    </>
  );
}
