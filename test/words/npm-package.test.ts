import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { packageReadme } from '../../scripts/pack-client/manifest.ts';
import { helpText } from '../../src/cli/run-cli.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { llmsText } from '../../src/website/for-programs.ts';
import type { PageContext } from '../../src/website/page.ts';
import { docsPage } from '../../src/website/pages/docs.tsx';
import { es } from '../../src/words/es/index.ts';
import { IS_PUBLISHED, PACKAGE_VERSION, packageCommands } from '../../src/words/npm-package.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { contextOf, pages, ROOT } from '../content-fixture.ts';
import { readDocument } from '../documents.ts';

/** Commands that fetch the package by name from the registry, where someone else may have registered it. */
const FROM_THE_REGISTRY =
  /\b(?:npx|npm (?:i|install|add|exec)|pnpm (?:add|dlx)|yarn (?:add|dlx)|bunx)(?: +-[-\w]+)*(?<! --no) +open-numerology\b|npm:open-numerology|"-y", *"open-numerology"/;
const TARBALL = `./open-numerology-${PACKAGE_VERSION}.tgz`;

const pageContext = { ...contextOf('https://example.org'), words: PAGE_WORDS.es, documents: es, pages, limits: LIMITS };
const context = pageContext as unknown as PageContext;
const shown = (isPublished?: boolean): Record<string, string> => {
  const commands = packageCommands(isPublished);
  return {
    'the page of the API': docsPage(context, commands).markdown!,
    '/llms.txt': llmsText([], context, commands),
    'the README of the package': packageReadme(readDocument('docs/package.md'), isPublished),
  };
};

describe.each([
  [false, `npx -y ${TARBALL}`, /npm run pack:client/, FROM_THE_REGISTRY],
  [true, 'npx -y open-numerology', FROM_THE_REGISTRY, /\.tgz|pack:client/],
])('when the name is registered: %s', (isPublished, command, also, never) => {
  it.each(Object.entries(shown(isPublished)))('%s', (_, text) => {
    expect(text).toContain(command);
    expect(text).toMatch(also);
    expect(text).not.toMatch(never);
  });
});

it('one constant decides for all of them', () => {
  expect(IS_PUBLISHED).toBe(false);
  expect(shown()).toEqual(shown(IS_PUBLISHED));
});

it('documents in the repository, whose readers have the tarball, never use the registry', async () => {
  const folders = ['*.md', 'docs/**/*.md', 'data/**/*.md', '.github/**', 'src/**/*.{ts,tsx}'];
  const names = await fastGlob([...folders, '!src/words/npm-package.ts'], { cwd: ROOT, dot: true });
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => FROM_THE_REGISTRY.test(readDocument(name)))).toEqual([]);
  expect(helpText({ paint: (_, text) => text, width: 100 }, 'es')).not.toMatch(FROM_THE_REGISTRY);
});
