import { render } from 'preact';
import { type CalendarDate, EXAMPLE_DATE, isoDate, parseDate, parseIsoDate } from '../../calendar/dates.ts';
import type { PageWords } from '../../words/words.ts';
import { type Answer, type BuilderProps, RequestBuilder } from '../components/request-builder.tsx';
import { replaceOrigin, startCopyButtons } from './copy-buttons.ts';

type DocsWords = Pick<PageWords, 'builder' | 'copying'>;

export function start(words: DocsWords): void {
  const builder = document.getElementById('constructor')!;
  startCopyButtons(words);
  replaceOrigin(builder.dataset.site!);
  startRequestBuilder(words, builder);
}

/** Runs the documentation's request builder: sends the request it shows, then shows the response. */
function startRequestBuilder(words: DocsWords, root: HTMLElement): void {
  let props: BuilderProps = {
    words,
    ...(JSON.parse(root.dataset.builder!) as Pick<BuilderProps, 'requests' | 'request' | 'language'>),
    // The example from the build.
    answer: { status: 200, statusText: 'OK', headers: [], body: document.getElementById('try-answer')!.textContent! },
    origin: location.origin,
    values: {},
    // A new language keeps the request; a new endpoint replaces it.
    onLanguage: (language) => draw({ language }),
    onRequest: (request) => draw({ request, answer: undefined }),
    onValue: (key, value) =>
      draw({ values: { ...props.values, ...sameDate(key, value, props.values) }, answer: undefined }),
    onSend: async (path) => {
      const { request, values } = props;
      draw({ isSending: true });
      const answer = await ask(words, path);
      // Not for another request that was chosen meanwhile.
      const isStill = request === props.request && values === props.values;
      draw({ isSending: false, ...(isStill ? { answer } : {}) });
    },
  };
  const draw = (change: Partial<BuilderProps>): void => {
    props = { ...props, ...change };
    render(<RequestBuilder {...props} />, root);
  };
  draw({});
  // «Probar» anywhere on the page opens the builder with that endpoint.
  document.addEventListener('click', (event) => {
    const request = (event.target as Element).closest<HTMLElement>('[data-try]')?.dataset.try;
    if (request === undefined) return;
    // Following the link would move the focus away again.
    event.preventDefault();
    draw({ request, answer: undefined });
    root.scrollIntoView();
    document.getElementById('try-request')!.focus({ preventScroll: true });
  });
}

/** Some endpoints take a date in three parts and others in one; carries the input over between them. */
function sameDate(key: string, value: string, values: BuilderProps['values']): Record<string, string> {
  const typed = { [key]: value };
  if (key === 'date' || key === 'a') {
    const parsed = parseIsoDate(value);
    return parsed.ok ? { ...partsOf(parsed.date), date: value, a: value } : typed;
  }
  const parts = { ...partsOf(EXAMPLE_DATE), ...values, ...typed };
  const parsed = parseDate(parts['birth-day'], parts['birth-month'], parts['birth-year']);
  if (!(key in partsOf(EXAMPLE_DATE)) || !parsed.ok) return typed;
  return { ...typed, date: isoDate(parsed.date), a: isoDate(parsed.date) };
}

function partsOf({ day, month, year }: CalendarDate) {
  return { 'birth-day': String(day), 'birth-month': String(month), 'birth-year': String(year) };
}

/** The object URL of the last picture. */
let picture = '';

async function ask({ builder }: DocsWords, path: string): Promise<Answer> {
  try {
    const response = await fetch(path);
    const type = response.headers.get('content-type') ?? '';
    const shown = { status: response.status, statusText: response.statusText, headers: [...response.headers] };
    const content = await response.blob();
    const text = type.startsWith('image/png') ? '' : await content.text();
    URL.revokeObjectURL(picture);
    picture = type.startsWith('image/') ? URL.createObjectURL(content) : '';
    return { ...shown, body: type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text, picture };
  } catch {
    return { failure: builder.failed };
  }
}
