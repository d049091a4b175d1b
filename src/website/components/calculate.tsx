import type { JSX } from 'preact';
import { DateForm } from './date-form.tsx';

/** The way from a page of texts to one's own date. */
export function Calculate({ title }: { readonly title: string }): JSX.Element {
  return (
    <section class="calculate">
      <h2>{title}</h2>
      <DateForm />
    </section>
  );
}
