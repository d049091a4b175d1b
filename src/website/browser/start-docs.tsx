import { render } from 'preact';
import { type CalendarDate, isoDate, parseDate, parseIsoDate } from '../../calendar/dates.ts';
import type { PageWords } from '../../words/words.ts';
import { type Answer, type BuilderProps, RequestBuilder } from '../components/request-builder.tsx';
import { startCopyButtons, useOwnOrigin } from './copy-buttons.ts';

type DocsWords = Pick<PageWords, 'builder' | 'copying'>;

export function start(words: DocsWords): void {
  const builder = document.getElementById('constructor')!;
  startCopyButtons(words);
  useOwnOrigin(builder.dataset.site!);
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
    onValue: (name, value) => draw({ values: { ...props.values, ...sameDate(name, value, props) }, answer: undefined }),
    onSend: async (path) => {
      draw({ isSending: true });
      draw({ isSending: false, answer: await ask(words, path) });
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
function sameDate(name: string, value: string, { values, requests, request }: BuilderProps): Record<string, string> {
  const typed = { [name]: value };
  const isParts = requests.find((item) => item.name === request)!.parameters.some((item) => item.name === 'month');
  const { day = '15', month = '6', year = '1990' } = { ...values, ...typed };
  const parsed = isParts ? parseDate(day, month, year) : name === 'date' ? parseIsoDate(value) : undefined;
  return parsed?.ok ? { ...partsOf(parsed.date, isParts), ...typed } : typed;
}

function partsOf(date: CalendarDate, isParts: boolean): Record<string, string> {
  if (isParts) return { date: isoDate(date), a: isoDate(date) };
  const { day, month } = date;
  return { day: String(day), month: String(month), a: isoDate(date) };
}

async function ask({ builder }: DocsWords, path: string): Promise<Answer> {
  try {
    const response = await fetch(path);
    const type = response.headers.get('content-type') ?? '';
    const shown = { status: response.status, statusText: response.statusText, headers: [...response.headers] };
    const content = await response.blob();
    const text = type.startsWith('image/png') ? '' : await content.text();
    return {
      ...shown,
      body: type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text,
      ...(type.startsWith('image/') ? { picture: URL.createObjectURL(content) } : {}),
    };
  } catch {
    return { failure: builder.failed };
  }
}
