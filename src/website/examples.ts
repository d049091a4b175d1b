import type { CalendarDate } from '../contract/calendar-date.ts';
import { apiPath } from '../contract/routes.ts';

/** The date that the pages show before anyone has entered one. */
export const EXAMPLE_DATE: CalendarDate = { day: 15, month: 6, year: 1990 };

export interface CodeSample {
  readonly id: string;
  readonly title: string;
  readonly code: string;
}

/** In quotes of its own, so that nobody takes the sample for a call. */
const FETCH = 'fetch';

/** The same request three times, ready to be pasted. */
export function codeSamples(site: string, { day, month, year }: CalendarDate): CodeSample[] {
  const url = `${site}${apiPath.matrix(day, month, year)}`;
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
