import type { JSX } from 'preact';
import type { PageWords } from '../../words/words.ts';
import { Copyable, codeSample, LANGUAGES } from './code-samples.tsx';

/** The builder's view of an endpoint, made from src/endpoints by the docs page, because the browser must not load that code. */
export interface BuilderRequest {
  readonly name: string;
  readonly title: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly parameters: readonly BuilderParameter[];
}
interface BuilderParameter {
  readonly name: string;
  readonly label: string;
  readonly kind: 'date' | 'integer' | 'text';
  /** Set if only a few values are allowed. */
  readonly choices?: readonly string[];
  readonly example: string;
}

/** The response, or why there is none. A picture is shown as a picture. */
export type Answer =
  | {
      readonly status: number;
      readonly statusText: string;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: string;
      readonly picture?: string;
    }
  | { readonly failure: string };

export interface BuilderProps {
  readonly words: Pick<PageWords, 'builder' | 'copying'>;
  readonly origin: string;
  readonly requests: readonly BuilderRequest[];
  readonly request: string;
  /** By {@link keyOf}; missing values default to the example. */
  readonly values: Readonly<Record<string, string>>;
  readonly language: string;
  readonly answer?: Answer | undefined;
  readonly isSending?: boolean;
  readonly onRequest?: (name: string) => void;
  readonly onValue?: (key: string, value: string) => void;
  readonly onLanguage?: (name: string) => void;
  readonly onSend?: (path: string) => void;
}

/**
 * What a value is stored under. Requests share names and dates, also dates in three parts. Other numbers belong to one request: the
 * year of a birth date is not a calendar year, nor the `a` of a chart a date.
 */
export function keyOf({ name: request, parameters }: BuilderRequest, { name, kind }: BuilderParameter): string {
  if (parameters.some((parameter) => parameter.name === 'month')) return `birth-${name}`;
  return kind === 'integer' ? `${request}-${name}` : name;
}

/** The path of a request with its values; `undefined` while one is empty. */
function pathOf(request: BuilderRequest, values: BuilderProps['values']): string | undefined {
  const texts = request.parameters.map((parameter) => (values[keyOf(request, parameter)] ?? parameter.example).trim());
  if (texts.includes('')) return undefined;
  return request.parameters.reduce(
    (path, { name }, i) => path.replace(`{${name}}`, encodeURIComponent(texts[i]!)),
    request.path,
  );
}

/**
 * A request built from an endpoint, its parameters and a language: its URL, its code, and its real response. Changed parts are new
 * elements, because a browser that translates the page replaces the text nodes.
 */
export function RequestBuilder(props: BuilderProps): JSX.Element {
  const { origin, requests, values, language, answer, isSending = false, onValue, onSend, words } = props;
  const { builder } = words;
  const request = requests.find(({ name }) => name === props.request)!;
  const path = pathOf(request, values);
  const url = path === undefined ? builder.incomplete : `${origin}${path}`;
  const sample = LANGUAGES.find(({ name }) => name === language)!;
  return (
    <div class="builder">
      <div class="builder-request">
        <form
          class="builder-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (path) onSend?.(path);
          }}
        >
          <Choice
            id="try-request"
            label={builder.endpoint}
            options={requests}
            value={request.name}
            onPick={(name) => props.onRequest?.(name)}
          />
          <div class="builder-parameters">
            {request.parameters.map((parameter) => (
              <ParameterField
                key={`${request.name} ${parameter.name}`}
                parameter={parameter}
                value={values[keyOf(request, parameter)] ?? parameter.example}
                onValue={(value) => onValue?.(keyOf(request, parameter), value)}
              />
            ))}
          </div>
          <Choice
            id="try-language"
            label={builder.language}
            options={LANGUAGES}
            value={language}
            onPick={(name) => props.onLanguage?.(name)}
          />
          <button type="submit" class="button needs-script" disabled={isSending}>
            {builder.send}
          </button>
        </form>
        <Copyable key={`url ${url}`} id="try-url" what={builder.theUrl} title="URL" text={url} code words={words} />
        <Copyable
          key={`${language} ${url}`}
          id="try-code"
          what={builder.example(sample.title)}
          title={sample.title}
          text={path === undefined ? url : codeSample(sample, request.path, url, builder.file)}
          code
          words={words}
        />
      </div>
      <div class="builder-answer" aria-live="polite" aria-busy={isSending}>
        {answer ? (
          <ShownAnswer key={'body' in answer ? answer.body : answer.failure} answer={answer} words={words} />
        ) : (
          <p class="builder-empty">{builder.empty}</p>
        )}
      </div>
    </div>
  );
}

interface ParameterFieldProps {
  readonly parameter: BuilderParameter;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function ParameterField({ parameter, value, onValue }: ParameterFieldProps): JSX.Element {
  const { name, label, kind, choices } = parameter;
  const id = `try-${name}`;
  if (choices)
    return (
      <Choice
        id={id}
        label={label}
        options={choices.map((choice) => ({ name: choice, title: choice }))}
        value={value}
        onPick={onValue}
      />
    );
  return (
    <div class={`choice choice-${kind}`}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        {...(kind === 'integer' ? { inputMode: 'numeric' as const } : {})}
        value={value}
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
      />
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

/** The body first; the headers are collapsed. */
function ShownAnswer({ answer, words }: { readonly answer: Answer } & Pick<BuilderProps, 'words'>): JSX.Element {
  const { builder, copying } = words;
  if ('failure' in answer) return <p class="notice">{answer.failure}</p>;
  const { status, statusText, headers, body, picture } = answer;
  return (
    <div class="copyable copyable-code">
      <div class="copyable-bar">
        <span class="copyable-title">
          {builder.answer}
          <StatusCode status={status} text={statusText} />
        </span>
        {body ? (
          <button type="button" class="button-quiet needs-script" data-copy="try-answer">
            {copying.copy}
            <span class="visually-hidden">{builder.theAnswer}</span>
          </button>
        ) : null}
      </div>
      {picture ? <img class="answer-picture" src={picture} alt={builder.picture} /> : null}
      {body ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it.
        <pre class="answer-body" tabIndex={0}>
          <code id="try-answer">{body}</code>
        </pre>
      ) : null}
      {headers.length > 0 ? (
        <details class="answer-fold">
          <summary>{builder.headers}</summary>
          <pre class="answer-headers">
            <code>{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</code>
          </pre>
        </details>
      ) : null}
    </div>
  );
}

export function StatusCode({ status, text = '' }: { readonly status: number; readonly text?: string }): JSX.Element {
  return <strong class={status < 400 ? 'status-code is-right' : 'status-code'}>{`${status} ${text}`.trim()}</strong>;
}
