import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { lifePathNumber } from '../method/life-path-number.ts';

/** What the request builder of the documentation can ask for, each as the path for a date. */
export const REQUESTS: readonly {
  readonly name: string;
  readonly title: string;
  readonly path: (date: CalendarDate) => string;
}[] = [
  {
    name: 'matrix',
    title: 'La matriz de una fecha',
    path: ({ day, month, year }) => apiPath('/matrix/{day}/{month}/{year}', { day, month, year }),
  },
  {
    name: 'chart',
    title: 'La carta entera de una fecha',
    path: (date) => apiPath('/chart/{date}', { date: isoDate(date) }),
  },
  {
    name: 'life-path',
    title: 'El camino de vida de una fecha',
    path: (date) => apiPath('/life-path/{number}', { number: lifePathNumber(date) }),
  },
  { name: 'arcana', title: 'La lista de los arcanos', path: () => apiPath('/arcana') },
  { name: 'life-paths', title: 'La lista de los caminos de vida', path: () => apiPath('/life-path') },
];

/** A request as code, for any address that answers JSON. */
export const LANGUAGES: readonly {
  readonly name: string;
  readonly title: string;
  readonly code: (url: string) => string;
}[] = [
  { name: 'curl', title: 'curl', code: (url) => `curl ${url}` },
  {
    name: 'javascript',
    title: 'JavaScript',
    code: (url) => `const response = await fetch("${url}");\nconsole.log(response.status, await response.json());`,
  },
  {
    name: 'python',
    title: 'Python',
    code: (url) =>
      `import json, urllib.request\n\nwith urllib.request.urlopen("${url}") as response:\n    print(response.status, json.load(response))`,
  },
];
