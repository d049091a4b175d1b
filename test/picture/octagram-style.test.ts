import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DARK, LIGHT, PAGE_COLOURS } from '../../src/picture/octagram-style.ts';
import { ROOT } from '../content-fixture.ts';

const stylesheet = await readFile(path.join(ROOT, 'src/website/styles/base.css'), 'utf8');

/** The custom properties of the first and the second `:root`: the light and the dark scheme. */
const schemes = [...stylesheet.matchAll(/:root \{([^}]*)\}/g)].map(([, rules]) =>
  Object.fromEntries([...rules!.matchAll(/--([a-z]+): (#[0-9a-f]+);/g)].map(([, name, colour]) => [name, colour])),
);

it.each([
  ['light', LIGHT, schemes[0]],
  ['dark', DARK, schemes[1]],
] as const)('the picture as a file has the page’s colours in the %s scheme', (_, colours, scheme) => {
  expect(scheme).toMatchObject(colours);
});

it('the picture on a page takes every colour from the custom property of its name', () => {
  expect(PAGE_COLOURS).toEqual(Object.fromEntries(Object.keys(LIGHT).map((name) => [name, `var(--${name})`])));
});
