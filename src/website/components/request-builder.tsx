import type { JSX } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
import { LANGUAGES, REQUESTS } from '../request-samples.ts';
import { Copyable } from './code-samples.tsx';
import { DateFields } from './date-forms.tsx';

/** The name of its date fields; `birth` belongs to the forms that lead to a profile. */
export const TRIED_DATE = 'try';

/** What came back, or why nothing did. */
export type Answer =
  | { readonly status: string; readonly headers: readonly (readonly [string, string])[]; readonly body: string }
  | { readonly failure: string };

export interface BuilderProps {
  readonly origin: string;
  readonly date: CalendarDate | undefined;
  readonly request: string;
  readonly language: string;
  readonly answer?: Answer | undefined;
  readonly isSending?: boolean;
  readonly onChange?: (change: { readonly request?: string; readonly language?: string }) => void;
  readonly onSend?: (path: string) => void;
}

/** A request put together from a date, an endpoint and a language: its URL, its code, and its real answer. */
export function RequestBuilder(props: BuilderProps): JSX.Element {
  const { origin, date, request, language, answer, isSending = false, onChange, onSend } = props;
  const path = date && REQUESTS.find(({ name }) => name === request)!.path(date);
  const url = path === undefined ? 'Completa la fecha.' : `${origin}${path}`;
  const { title, code } = LANGUAGES.find(({ name }) => name === language)!;
  return (
    <div class="builder">
      <form
        class="builder-form"
        onSubmit={(event) => {
          if (event.defaultPrevented) return;
          event.preventDefault();
          if (path) onSend?.(path);
        }}
      >
        <DateFields name={TRIED_DATE} legend="Fecha" date={date} />
        <Choice
          id="try-request"
          label="Endpoint"
          options={REQUESTS}
          value={request}
          onPick={(name) => onChange?.({ request: name })}
        />
        <Choice
          id="try-language"
          label="Lenguaje"
          options={LANGUAGES}
          value={language}
          onPick={(name) => onChange?.({ language: name })}
        />
        <button type="submit" class="button needs-script" disabled={isSending}>
          Enviar la petición
        </button>
      </form>
      <div class="samples">
        <Copyable id="try-url" what="la URL" title="URL" text={url} code />
        <Copyable
          id="try-code"
          what={`el ejemplo de ${title}`}
          title={title}
          text={path === undefined ? url : code(url)}
          code
        />
      </div>
      <div class="builder-answer" aria-live="polite">
        {answer ? <ShownAnswer answer={answer} /> : null}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly name: string; readonly title: string }[];
  readonly value: string;
  readonly onPick: (name: string) => void;
}

function Choice({ id, label, options, value, onPick }: ChoiceProps): JSX.Element {
  return (
    <div class="choice">
      <label for={id}>{label}</label>
      <select id={id} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
        {options.map(({ name, title }) => (
          <option key={name} value={name} selected={name === value}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Status and headers first, as a terminal shows them; then the body, indented. */
export function ShownAnswer({ answer }: { readonly answer: Answer }): JSX.Element {
  if ('failure' in answer) return <p class="notice">{answer.failure}</p>;
  return (
    <div class="copyable copyable-code">
      <div class="copyable-bar">
        <span class="copyable-title">
          Respuesta: <strong>{answer.status}</strong>
        </span>
      </div>
      <pre class="answer-headers">
        <code>{answer.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</code>
      </pre>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it. */}
      <pre class="answer-body" tabIndex={0}>
        <code>{answer.body}</code>
      </pre>
    </div>
  );
}
