import type { JSX } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
import { lifePathNumber } from '../../method/birth-numbers.ts';
import type { PageWords } from '../../words/words.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { Copyable } from './code-samples.tsx';

/** Prose with a blank line between paragraphs. */
export function Paragraphs({ text }: { readonly text: string }): JSX.Element {
  return (
    <div class="prose">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

interface ListSectionProps {
  readonly title: string;
  readonly items: readonly string[];
}

export function ListSection({ title, items }: ListSectionProps): JSX.Element {
  return (
    <section>
      <h2>{title}</h2>
      <ul class="plain-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

interface CiteProps {
  readonly citation: string;
  /** The entry's record in the API and the text of the link to it. */
  readonly record: { readonly href: string; readonly name: string };
  readonly words: Pick<PageWords, 'copying' | 'entries'>;
}

export function Cite({ citation, record, words }: CiteProps): JSX.Element {
  return (
    <section class="cite">
      <h2>{words.entries.citePage}</h2>
      <Copyable
        id="cita"
        what={words.entries.theCitation}
        title={words.entries.citation}
        text={citation}
        words={words}
      />
      <p class="actions">
        <a class="button-quiet" href={record.href}>
          {record.name}
        </a>
      </p>
    </section>
  );
}

interface Neighbor {
  readonly href: string;
  readonly name: string;
}

interface NeighborsProps {
  readonly label: string;
  readonly previous: Neighbor | undefined;
  readonly next: Neighbor | undefined;
}

/** Links to the entries before and after. */
export function Neighbors({ label, previous, next }: NeighborsProps): JSX.Element {
  return (
    <nav class="neighbors" aria-label={label}>
      {previous ? (
        <a href={previous.href} rel="prev">
          <span aria-hidden="true">← </span>
          {previous.name}
        </a>
      ) : (
        <span />
      )}
      {next ? (
        <a href={next.href} rel="next">
          {next.name}
          <span aria-hidden="true"> →</span>
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

interface PageNavProps {
  /** Heading ids with their names. */
  readonly sections: readonly (readonly [id: string, name: string])[];
  readonly words: Pick<PageWords, 'sections'>;
}

/** Links to the parts of a long page. */
export function PageNav({ sections, words }: PageNavProps): JSX.Element {
  return (
    <nav class="page-nav" aria-label={words.sections.onThisPage}>
      {sections.map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

interface LifePathBadgeProps {
  readonly texts: Pick<BrowserTexts, 'lifePaths'>;
  readonly date: CalendarDate;
  readonly words: Pick<PageWords, 'home' | 'paths'>;
}

/** A summary of a date's life path number. */
export function LifePathBadge({ texts, date, words }: LifePathBadgeProps): JSX.Element {
  const number = lifePathNumber(date);
  const { archetype, tagline } = texts.lifePaths.find((record) => record.number === number)!;
  return (
    <a class="badge" href={words.paths.lifePath(number)}>
      <span class="badge-number">{number}</span>
      <span class="badge-text">
        <span class="kicker">{words.home.lifePath}</span>
        <strong>{archetype}</strong>
        <em>{tagline}</em>
      </span>
    </a>
  );
}
