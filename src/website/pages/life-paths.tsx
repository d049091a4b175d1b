import type { JSX } from 'preact';
import type { LifePath } from '../../content/content-schema.ts';
import { citation } from '../../endpoints/attribution.ts';
import { apiPath } from '../../http/api-path.ts';
import { sitePath } from '../../http/site-path.ts';
import { citations } from '../../words/es/citations.ts';
import { dates } from '../../words/es/dates.ts';
import { DateForm } from '../components/date-forms.tsx';
import { Cite, ListSection, Neighbours, Paragraphs } from '../components/entry-parts.tsx';
import type { Page, PageContext } from '../page.ts';

export function lifePathIndexPage({ content: { lifePaths } }: PageContext): Page {
  return {
    path: sitePath.lifePaths(),
    section: sitePath.lifePaths(),
    title: 'Los doce caminos de vida',
    description:
      'Del 1 al 9, más los números maestros 11, 22 y 33: el arquetipo, el lema y el resumen de cada camino de vida.',
    cover: 'life-path',
    body: <LifePathIndex lifePaths={lifePaths} />,
    script: 'copy',
  };
}

function LifePathIndex({ lifePaths }: { readonly lifePaths: readonly LifePath[] }): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">Camino de vida</p>
        <h1>Doce números, doce maneras de andar</h1>
        <p class="lede">
          El número de camino de vida sale de reducir el día, el mes y el año de nacimiento por separado y sumarlos
          después. Van del 1 al 9; el 11, el 22 y el 33 son números maestros y se quedan como están.{' '}
          <a href={`${sitePath.method()}#camino-de-vida`}>Así se calcula</a>.
        </p>
      </div>
      <OwnNumber />
      <ol class="path-list">
        {lifePaths.map(({ number, archetype, tagline, short_description }) => (
          <li key={number}>
            <a href={sitePath.lifePath(number)}>
              <span class="path-number">{number}</span>
              <span class="path-name">
                <strong>{archetype}</strong> <em>{tagline}</em>
              </span>
            </a>
            <p>{short_description}</p>
          </li>
        ))}
      </ol>
      <p class="actions">
        <a class="button-quiet" href={apiPath('/life-path')}>
          La lista en JSON
        </a>
      </p>
    </>
  );
}

export function lifePathPage(context: PageContext, record: LifePath): Page {
  return {
    path: sitePath.lifePath(record.number),
    section: sitePath.lifePaths(),
    title: `Camino de vida ${record.number}: ${record.archetype}`,
    description: record.short_description,
    cover: 'life-path',
    body: <LifePathArticle context={context} record={record} />,
    script: 'copy',
  };
}

function LifePathArticle({
  context,
  record,
}: {
  readonly context: PageContext;
  readonly record: LifePath;
}): JSX.Element {
  const {
    content: { publisher, lifePaths },
    site,
  } = context;
  const suggested_citation = citation(
    publisher,
    citations.lifePath(record.number, record.archetype, record.tagline),
    `${site}${sitePath.lifePath(record.number)}`,
  );
  const place = lifePaths.indexOf(record);
  const neighbour = (other: LifePath | undefined) =>
    other && { href: sitePath.lifePath(other.number), name: `${other.number}, ${other.archetype}` };
  return (
    <article class="entry">
      <header class="entry-head">
        <p class="entry-number" aria-hidden="true">
          {record.number}
        </p>
        <div>
          <p class="kicker">
            <a href={sitePath.lifePaths()}>Camino de vida</a> {record.number}
            {record.number > 9 ? ', número maestro' : ''}
          </p>
          <h1>{record.archetype}</h1>
          <p class="tagline">{record.tagline}</p>
          <p class="lede">{record.short_description}</p>
        </div>
      </header>
      <div class="entry-body">
        <div class="entry-text">
          <Paragraphs text={record.description} />
          <h2>En el amor</h2>
          <Paragraphs text={record.love} />
          <h2>Consejos</h2>
          <Paragraphs text={record.advice} />
          <h2>Personas con este número</h2>
          <p class="measure">
            Con la fecha de nacimiento puedes <a href={`${sitePath.method()}#camino-de-vida`}>repetir el cálculo</a>.
          </p>
          <ul class="people">
            {record.famous_people.map(({ name, field, birth }) => (
              <li key={name}>
                <strong>{name}</strong> <span>{field}</span> <time dateTime={birth}>{birthDate(birth)}</time>
              </li>
            ))}
          </ul>
        </div>
        <div class="entry-side">
          <ListSection title="Rasgos" items={record.traits} />
          <ListSection title="Puntos débiles" items={record.weaknesses} />
          <ListSection title="Vocaciones" items={record.career} />
        </div>
      </div>
      <OwnNumber />
      <Cite
        citation={suggested_citation}
        record={{ href: apiPath('/life-path/{number}', { number: record.number }), words: 'Esta ficha en JSON' }}
      />
      <Neighbours
        label="Otros caminos de vida"
        previous={neighbour(lifePaths[place - 1])}
        next={neighbour(lifePaths[place + 1])}
      />
    </article>
  );
}

/** How to get the number, with a field that does it. */
function OwnNumber(): JSX.Element {
  return (
    <section class="calculate">
      <h2>¿Cuál es tu camino de vida?</h2>
      <p class="measure">
        Reduce el día, el mes y el año a una cifra cada uno, dejando el 11 y el 22 como están; suma los tres y reduce el
        total. El 15 de junio de 1990 da 6 + 6 + 1 = 13, y 1 + 3 = 4. Aquí se hace solo, con{' '}
        <a href={sitePath.numbers()}>todos los demás números</a>:
      </p>
      <DateForm action={sitePath.numbers()} button="Ver mis números" />
    </section>
  );
}

/** From YYYY-MM-DD, which the content's schema has checked; people may be older than the dates that the API answers. */
function birthDate(birth: string): string {
  const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
  return dates.long({ day, month, year });
}
