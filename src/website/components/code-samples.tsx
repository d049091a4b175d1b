import type { JSX } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
import { apiPath } from '../../http/api-path.ts';
import type { PageWords } from '../../words/words.ts';

interface CopyableProps {
  readonly id: string;
  /** The object of the button's label: «Copiar la cita». */
  readonly what: string;
  readonly text: string;
  readonly code?: boolean;
  readonly title?: string;
  readonly words: Pick<PageWords, 'copying'>;
}

/** A text with a copy button, which is hidden without scripts. */
export function Copyable({ id, what, text, code, title, words }: CopyableProps): JSX.Element {
  return (
    <div class={code ? 'copyable copyable-code' : 'copyable'}>
      <div class="copyable-bar">
        {title ? <span class="copyable-title">{title}</span> : null}
        <button type="button" class="button-quiet needs-script" data-copy={id}>
          {words.copying.copy}
          <span class="visually-hidden"> {what}</span>
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

interface CurlSampleProps {
  readonly site: string;
  readonly date: CalendarDate;
  readonly words: Pick<PageWords, 'copying' | 'home' | 'paths'>;
}

/** The simplest request for the matrix of a date. */
export function CurlSample({ site, date, words }: CurlSampleProps): JSX.Element {
  const url = `${site}${words.paths.api(apiPath('/matrix/{day}/{month}/{year}', date))}`;
  return <Copyable id="sample-curl" what={words.home.curl} title="curl" text={`curl ${url}`} code words={words} />;
}

/** Code samples for a JSON response and for a picture; `URL` and `FILE` are placeholders. */
export const LANGUAGES = [
  { name: 'curl', title: 'curl', code: 'curl "URL"', picture: 'curl -o FILE "URL"' },
  {
    name: 'javascript',
    title: 'JavaScript',
    code: 'const response = await fetch("URL");\nconsole.log(response.status, await response.json());',
    picture: 'const image = new Image();\nimage.src = "URL";\ndocument.body.append(image);',
  },
  {
    name: 'python',
    title: 'Python',
    code: 'import json, urllib.request\n\nwith urllib.request.urlopen("URL") as response:\n    print(response.status, json.load(response))',
    picture: 'import urllib.request\n\nurllib.request.urlretrieve("URL", "FILE")',
  },
] as const;

/** `path` has a `{name}` for each parameter; `url` must contain nothing that ends a quoted string. A picture is saved as `file`. */
export function codeSample(sample: (typeof LANGUAGES)[number], path: string, url: string, file: string): string {
  const picture = /\.(?:svg|png)$/.exec(path)?.[0];
  const code = picture ? sample.picture.replace('FILE', `${file}${picture}`) : sample.code;
  return code.replace('URL', () => url);
}
