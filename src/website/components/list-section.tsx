import type { JSX } from 'preact';

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
