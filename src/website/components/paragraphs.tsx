import type { JSX } from 'preact';

/** Prose whose paragraphs are parted by a blank line. */
export function Paragraphs({ text }: { readonly text: string }): JSX.Element {
  return (
    <div class="prose">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
