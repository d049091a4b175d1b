import type { JSX } from 'preact';
import { Copyable } from './copyable.tsx';

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
  /** The entry's record in the API, and what the link to it says. */
  readonly record: { readonly href: string; readonly words: string };
}

export function Cite({ citation, record }: CiteProps): JSX.Element {
  return (
    <section class="cite">
      <h2>Citar esta página</h2>
      <Copyable id="cita" what="la cita" title="Cita" text={citation} />
      <p class="actions">
        <a class="button-quiet" href={record.href}>
          {record.words}
        </a>
      </p>
    </section>
  );
}

interface Neighbour {
  readonly href: string;
  readonly name: string;
}

interface NeighboursProps {
  readonly label: string;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** Links to the entries before and after. */
export function Neighbours({ label, previous, next }: NeighboursProps): JSX.Element {
  return (
    <nav class="neighbours" aria-label={label}>
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
