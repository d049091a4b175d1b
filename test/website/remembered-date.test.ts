import { afterEach, expect, it, vi } from 'vitest';
import { rememberName } from '../../src/website/browser/remembered-date.tsx';
import { PAGE_WORDS } from '../../src/words/words.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['coarse', false, /^Recordar.* en este teléfono$/],
  ['coarse', true, /^Olvidar.* en este teléfono$/],
  ['fine', false, /^Recordar.* en este navegador$/],
  ['fine', true, /^Olvidar.* en este navegador$/],
  [undefined, false, /^Recordar.* en este navegador$/],
])('with a %s pointer, and something kept: %s, the button says %s', (pointer, isForgetting, name) => {
  if (pointer) vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  expect(rememberName(PAGE_WORDS.es, isForgetting)).toMatch(name);
});
