import type { JSX } from 'preact';
import type { LifePath } from '../../content/content-schema.ts';
import { citation } from '../../endpoints/attribution.ts';
import { apiPath } from '../../http/api-path.ts';
import { DateForm } from '../components/date-forms.tsx';
import { Cite, ListSection, Neighbors, Paragraphs } from '../components/entry-parts.tsx';
import type { Page, PageContext } from '../page.ts';

export function lifePathIndexPage(context: PageContext): Page {
  const { lifePaths, paths } = context.words;
  return {
    path: paths.lifePaths,
    title: lifePaths.title,
    description: lifePaths.description,
    cover: 'life-path',
    body: <LifePathIndex {...context} />,
    script: 'copy',
  };
}

function LifePathIndex({ content, words }: PageContext): JSX.Element {
  const { entries, lifePaths, paths } = words;
  return (
    <>
      <div class="page-head">
        <p class="kicker">{lifePaths.lifePath}</p>
        <h1>{lifePaths.heading}</h1>
        <p class="lede">
          {lifePaths.lede}
          <a href={`${paths.method}#camino-de-vida`}>{lifePaths.howMade}</a>.
        </p>
      </div>
      <OwnNumber words={words} />
      <ol class="path-list">
        {content.lifePaths.map(({ number, archetype, tagline, short_description }) => (
          <li key={number}>
            <a href={paths.lifePath(number)}>
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
        <a class="button-quiet" href={paths.api(apiPath('/life-path'))}>
          {entries.listInJson}
        </a>
      </p>
    </>
  );
}

export function lifePathPage(context: PageContext, record: LifePath): Page {
  const { lifePaths, paths } = context.words;
  return {
    path: paths.lifePath(record.number),
    section: paths.lifePaths,
    title: lifePaths.titleOf(record.number, record.archetype),
    description: record.short_description,
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
    words,
  } = context;
  const { lifePaths: ours, paths } = words;
  const suggested_citation = citation(
    publisher,
    words.citations.lifePath(record.number, record.archetype, record.tagline),
    `${site}${paths.lifePath(record.number)}`,
  );
  const place = lifePaths.indexOf(record);
  const neighbor = (other: LifePath | undefined) =>
    other && { href: paths.lifePath(other.number), name: `${other.number}, ${other.archetype}` };
  return (
    <article class="entry">
      <header class="entry-head">
        <p class="entry-number" aria-hidden="true">
          {record.number}
        </p>
        <div>
          <p class="kicker">
            <a href={paths.lifePaths}>{ours.lifePath}</a> {record.number}
            {record.number > 9 ? ours.master : ''}
          </p>
          <h1>{record.archetype}</h1>
          <p class="tagline">{record.tagline}</p>
          <p class="lede">{record.short_description}</p>
        </div>
      </header>
      <div class="entry-body">
        <div class="entry-text">
          <Paragraphs text={record.description} />
          <h2>{ours.love}</h2>
          <Paragraphs text={record.love} />
          <h2>{ours.advice}</h2>
          <Paragraphs text={record.advice} />
          <h2>{ours.people}</h2>
          <p class="measure">
            {ours.aboutPeople[0]}
            <a href={`${paths.method}#camino-de-vida`}>{ours.repeat}</a>
            {ours.aboutPeople[1]}
          </p>
          <ul class="people">
            {record.famous_people.map(({ name, field, birth }) => (
              <li key={name}>
                <strong>{name}</strong> <span>{field}</span> <time dateTime={birth}>{birthDate(birth, words)}</time>
              </li>
            ))}
          </ul>
        </div>
        <div class="entry-side">
          <ListSection title={ours.traits} items={record.traits} />
          <ListSection title={ours.weaknesses} items={record.weaknesses} />
          <ListSection title={ours.career} items={record.career} />
        </div>
      </div>
      <OwnNumber words={words} />
      <Cite
        citation={suggested_citation}
        record={{ href: paths.api(apiPath('/life-path/{number}', { number: record.number })), name: ours.inJson }}
        words={words}
      />
      <Neighbors label={ours.others} previous={neighbor(lifePaths[place - 1])} next={neighbor(lifePaths[place + 1])} />
    </article>
  );
}

/** How to calculate the number, with a form that does it. */
function OwnNumber({ words }: Pick<PageContext, 'words'>): JSX.Element {
  const { lifePaths, paths } = words;
  return (
    <section class="calculate">
      <h2>{lifePaths.which}</h2>
      <p class="measure">
        {lifePaths.recipe[0]}
        <a href={paths.numbers}>{lifePaths.allNumbers}</a>
        {lifePaths.recipe[1]}
      </p>
      <DateForm action={paths.numbers} button={lifePaths.show} words={words} />
    </section>
  );
}

/** From YYYY-MM-DD, which the content's schema has checked; people may be born before the API's first date. */
function birthDate(birth: string, { longDate }: Pick<PageContext['words'], 'longDate'>): string {
  const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
  return longDate({ day, month, year });
}
