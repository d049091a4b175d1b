import type { JSX } from 'preact';

interface PageNavProps {
  /** The ids of headings, and their names. */
  readonly sections: readonly (readonly [id: string, name: string])[];
}

/** Links to the parts of a long page. */
export function PageNav({ sections }: PageNavProps): JSX.Element {
  return (
    <nav class="page-nav" aria-label="En esta página">
      {sections.map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
