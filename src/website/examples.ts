import type { CalendarDate } from '../contract/calendar-date.ts';
import { apiPath } from '../contract/routes.ts';

/** The date that the pages show before anyone has entered one. */
export const EXAMPLE_DATE: CalendarDate = { day: 15, month: 6, year: 1990 };

export interface CodeSample {
  readonly id: string;
  readonly title: string;
  readonly code: string;
}

/** The same request three times, ready to be pasted. */
export function codeSamples(site: string, { day, month, year }: CalendarDate): CodeSample[] {
  const url = `${site}${apiPath.matrix(day, month, year)}`;
  return [
    { id: 'curl', title: 'curl', code: `curl ${url}` },
    {
      id: 'javascript',
      title: 'JavaScript',
      code: `const answer = await fetch(\n  "${url}"\n);\nconst { matrix } = await answer.json();\nconsole.log(matrix.center.name);`,
    },
    {
      id: 'python',
      title: 'Python',
      code: `import json, urllib.request\n\nurl = "${url}"\nmatrix = json.load(urllib.request.urlopen(url))["matrix"]\nprint(matrix["center"]["name"])`,
    },
  ];
}
