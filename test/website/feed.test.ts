import { expect, it } from 'vitest';
import { changelogFeed } from '../../src/website/for-programs.ts';
import { content } from '../content-fixture.ts';

const CHANGELOG = `# Changelog

What this is.

## Unreleased

### Added
- A <new> thing & more.

## [1.2.0] - 2026-01-31

- An older one.
`;

it('the feed has an entry for each version, newest first, with its date and what changed', () => {
  const feed = changelogFeed(CHANGELOG, content.publisher, 'https://example.org');
  const entries = feed.split('<entry>').slice(1);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toContain('<title>Unreleased</title>');
  expect(entries[0]).toContain(`<updated>${content.publisher.released}T00:00:00Z</updated>`);
  expect(entries[0]).toContain('- A &#60;new&#62; thing &#38; more.');
  expect(entries[1]).toContain('<id>https://example.org/feed.xml#1.2.0</id>');
  expect(entries[1]).toContain('<updated>2026-01-31T00:00:00Z</updated>');
  expect(entries[1]).not.toContain('new');
});
