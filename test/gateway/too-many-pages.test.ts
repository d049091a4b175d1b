import { expect, it } from 'vitest';
import { wantsPage } from '../../src/gateway/count-request.ts';

it.each([
  [
    true,
    ['text/html', 'TEXT/HTML', 'application/xhtml+xml,text/html;q=0.9,*/*;q=0.8', '*/*, text/html; charset=utf-8'],
  ],
  [false, ['', '*/*', 'text/*', 'text/plain', 'application/json', 'text/html5', 'text/htmlx', 'html']],
])('it is %s that %j is shown to a person', (expected, types) => {
  expect(types.filter((accept) => wantsPage(new Headers({ accept })) !== expected)).toEqual([]);
  expect(wantsPage(new Headers())).toBe(false);
});
