import type { JSX } from 'preact';

interface CopyableProps {
  readonly id: string;
  /** What is copied, for the button's name: «Copiar la cita». */
  readonly what: string;
  readonly text: string;
  readonly code?: boolean;
  readonly title?: string;
}

/** A text with a copy button, which is hidden where scripts do not run. */
export function Copyable({ id, what, text, code, title }: CopyableProps): JSX.Element {
  return (
    <div class={code ? 'copyable copyable-code' : 'copyable'}>
      <div class="copyable-bar">
        {title ? <span class="copyable-title">{title}</span> : null}
        <button type="button" class="button-quiet needs-script" data-copy={id}>
          Copiar<span class="visually-hidden"> {what}</span>
        </button>
      </div>
      {code ? (
        <pre id={id}>
          <code>{text}</code>
        </pre>
      ) : (
        <p id={id}>{text}</p>
      )}
    </div>
  );
}
