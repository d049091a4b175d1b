import type { JSX } from 'preact';

interface Neighbour {
  readonly href: string;
  readonly name: string;
}

interface NeighboursProps {
  readonly label: string;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** To the entry before and the one after. */
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
