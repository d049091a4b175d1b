import { render } from 'preact';
import { type CalendarDate, EXAMPLE_DATE } from '../../calendar/dates.ts';
import { type Answer, type BuilderProps, RequestBuilder, TRIED_DATE } from '../components/request-builder.tsx';
import { startCopyButtons, useOwnOrigin } from './copy-buttons.ts';
import { startDateFields } from './date-fields.ts';
import { startExplorer } from './explorer.ts';

const builder = document.getElementById('constructor')!;
startCopyButtons();
useOwnOrigin(builder.dataset.site!);
startRequestBuilder(builder);
startExplorer(document.getElementById('open-explorer') as HTMLButtonElement);

/** Makes the request builder of the documentation work: it sends what it shows and shows what came. */
export function startRequestBuilder(root: HTMLElement): void {
  let props: BuilderProps = {
    origin: location.origin,
    date: EXAMPLE_DATE,
    request: 'matrix',
    language: 'curl',
    onChange: (change) => draw({ ...change, answer: undefined }),
    onSend: async (path) => {
      draw({ isSending: true });
      const answer = await ask(path);
      // Another request may have been put together meanwhile.
      draw({ isSending: false, answer });
    },
  };
  const draw = (change: Partial<BuilderProps>): void => {
    props = { ...props, ...change };
    render(<RequestBuilder {...props} />, root);
  };
  draw({});
  startDateFields((date: CalendarDate | undefined, name) => {
    if (name === TRIED_DATE) draw({ date, ...(sameDate(date, props.date) ? {} : { answer: undefined }) });
  });
}

function sameDate(a: CalendarDate | undefined, b: CalendarDate | undefined): boolean {
  return a?.day === b?.day && a?.month === b?.month && a?.year === b?.year;
}

async function ask(path: string): Promise<Answer> {
  try {
    const response = await fetch(path);
    const text = await response.text();
    return {
      status: `${response.status} ${response.statusText}`.trim(),
      headers: [...response.headers],
      body: response.headers.get('content-type')?.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text,
    };
  } catch {
    return { failure: 'La petición no ha llegado. Revisa la conexión y vuelve a intentarlo.' };
  }
}
