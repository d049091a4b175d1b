import type { JSX } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
import { apiPath } from '../../http/api-path.ts';

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

interface CodeSamplesProps {
  readonly site: string;
  readonly date: CalendarDate;
}

export function CodeSamples({ site, date }: CodeSamplesProps): JSX.Element {
  return (
    <div class="samples">
      {codeSamples(site, date).map(({ id, title, code }) => (
        <Copyable key={id} id={`sample-${id}`} what={`el ejemplo de ${title}`} title={title} text={code} code />
      ))}
    </div>
  );
}

interface CodeSample {
  readonly id: string;
  readonly title: string;
  readonly code: string;
}

/** One request in three languages. */
function codeSamples(site: string, { day, month, year }: CalendarDate): CodeSample[] {
  const url = `${site}${apiPath('/matrix/{day}/{month}/{year}', { day, month, year })}`;
  return [
    { id: 'curl', title: 'curl', code: `curl ${url}` },
    {
      id: 'javascript',
      title: 'JavaScript',
      code: lines(
        `const answer = await fetch("${url}");`,
        'const { matrix } = await answer.json();',
        'console.log(matrix.center.name);',
      ),
    },
    {
      id: 'python',
      title: 'Python',
      code: lines(
        'import json, urllib.request',
        '',
        `url = "${url}"`,
        'matrix = json.load(urllib.request.urlopen(url))["matrix"]',
        'print(matrix["center"]["name"])',
      ),
    },
  ];
}

function lines(...texts: string[]): string {
  return texts.join('\n');
}
