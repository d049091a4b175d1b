import type { ComponentChildren, JSX } from 'preact';
import { FIRST_YEAR, LAST_YEAR } from '../../calendar/dates.ts';
import type { Arcanum, Position } from '../../content/content-schema.ts';
import { citation } from '../../endpoints/attribution.ts';
import { apiPath } from '../../http/api-path.ts';
import { sitePath } from '../../http/site-path.ts';
import { dateCounts } from '../../method/date-counts.ts';
import type { PlaceKey } from '../../method/places.ts';
import { chart as chartWords } from '../../words/es/chart.ts';
import { citations } from '../../words/es/citations.ts';
import { CHART_SENTENCES } from '../chart-sentences.ts';
import { Calculate } from '../components/date-forms.tsx';
import { Cite, ListSection, Neighbours, Paragraphs } from '../components/entry-parts.tsx';
import { Frequency, ReadingParts } from '../components/readings.tsx';
import type { Page, PageContext } from '../page.ts';

export function arcanaIndexPage({ content: { arcana } }: PageContext): Page {
  return {
    path: sitePath.arcana(),
    section: sitePath.arcana(),
    title: 'Los veintidós arcanos mayores',
    description: 'Los arcanos mayores del 1 al 22 en el orden de Marsella, con su frase clave, su luz y su sombra.',
    cover: 'arcana',
    body: <ArcanaIndex arcana={arcana} />,
    script: 'copy',
  };
}

function ArcanaIndex({ arcana }: { readonly arcana: readonly Arcanum[] }): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">Arcanos</p>
        <h1>Veintidós cartas para nombrar un número</h1>
        <p class="lede">
          Cada posición de la matriz lleva uno de los arcanos mayores. Seguimos el orden de Marsella, con La Justicia en
          el 8 y La Fuerza en el 11, y contamos El Loco como 22; varios nombres son los de la baraja Rider-Waite.
        </p>
      </div>
      <Calculate title="¿Cuáles son los tuyos?" />
      <ol class="cards">
        {arcana.map(({ number, name, keyword, emoji }) => (
          <li key={number}>
            <a class="card" href={sitePath.arcanum(number)}>
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
          La lista en JSON
        </a>
      </p>
    </>
  );
}

export function arcanumPage(context: PageContext, arcanum: Arcanum): Page {
  return {
    path: sitePath.arcanum(arcanum.number),
    section: sitePath.arcana(),
    title: `Arcano ${arcanum.number}: ${arcanum.name}`,
    description: `${arcanum.name}, arcano ${arcanum.number}: ${arcanum.keyword}. Su luz, su sombra y lo que dice en cada posición de la matriz del destino.`,
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
  } = context;
  const suggested_citation = citation(
    publisher,
    citations.arcanum(arcanum.number, arcanum.name),
    `${site}${sitePath.arcanum(arcanum.number)}`,
  );
  const neighbour = (other: Arcanum | undefined) =>
    other && { href: sitePath.arcanum(other.number), name: `${other.number}, ${other.name}` };
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
            <a href={sitePath.arcana()}>Arcano</a> {arcanum.number}
          </p>
          <h1>{arcanum.name}</h1>
          <p class="tagline">{arcanum.keyword}</p>
          <Paragraphs text={arcanum.description} />
        </div>
      </header>
      <div class="light-shadow">
        <ListSection title="Luz" items={arcanum.light} />
        <ListSection title="Sombra" items={arcanum.shadow} />
      </div>
      <ArcanumPlaces arcanum={arcanum} positions={positions} />
      <Calculate title="¿Dónde está en tu matriz?" />
      <Cite
        citation={suggested_citation}
        record={{ href: apiPath('/arcana/{number}', { number: arcanum.number }), words: 'Esta carta en JSON' }}
      />
      <Neighbours
        label="Otros arcanos"
        previous={neighbour(arcana[arcanum.number - 2])}
        next={neighbour(arcana[arcanum.number])}
      />
    </article>
  );
}

interface ArcanumPlacesProps {
  readonly arcanum: Arcanum;
  readonly positions: readonly Position[];
}

type OtherPlace = keyof typeof chartWords.places;
const isOfCouple = (place: OtherPlace): boolean => place.startsWith('couple');
const OTHER_PLACES = Object.keys(chartWords.places) as OtherPlace[];

/** What an arcanum says in every place; positions in which no date has it are only named. */
function ArcanumPlaces({ arcanum, positions }: ArcanumPlacesProps): JSX.Element {
  const { number, places, absent = [], repeated } = arcanum;
  const counts = dateCounts().positions;
  const missing = positions.filter(({ key }) => absent.includes(key)).map(({ title }) => title);
  const place = (key: PlaceKey, title: string, more?: ComponentChildren): JSX.Element => (
    <section key={key} data-reading={key}>
      <h3>{title}</h3>
      <ReadingParts {...places[key]} />
      {more}
    </section>
  );
  const others = (ofCouple: boolean): JSX.Element[] =>
    OTHER_PLACES.filter((key) => isOfCouple(key) === ofCouple).map((key) => place(key, chartWords.places[key]));
  return (
    <>
      <section class="readings">
        <h2 id="posiciones">En cada posición</h2>
        <p class="measure">{CHART_SENTENCES.sections.positions}</p>
        <div class="readings-grid">
          {positions
            .filter(({ key }) => !absent.includes(key))
            .map(({ key, title }) => place(key, title, <Frequency counts={counts[key]} marked={number} />))}
        </div>
        {missing.length > 0 ? (
          <p class="measure" data-absent>
            No aparece entre {FIRST_YEAR} y {LAST_YEAR} en: {missing.join(', ')}.
          </p>
        ) : null}
      </section>
      <section class="readings">
        <h2 id="otros">En otros puntos de la carta</h2>
        <div class="readings-grid">{others(false)}</div>
      </section>
      <section class="readings">
        <h2 id="pareja">En una pareja</h2>
        <div class="readings-grid">{others(true)}</div>
      </section>
      <section class="readings" data-repeated={number}>
        <h2 id="repetido">Si se repite</h2>
        <p class="prose">{repeated}</p>
      </section>
    </>
  );
}
