import { expect, it } from 'vitest';
import { packageManifest } from '../../scripts/pack-client/manifest.ts';

it.each([
  ['help@example.org', { email: 'help@example.org' }],
  ['https://example.org/help', { url: 'https://example.org/help' }],
])('the package sends bugs to %s', (support, bugs) => {
  const repository = {
    license: 'MIT',
    repository: { type: 'git', url: 'git+https://example.org' },
    engines: { node: '>=20' },
  };
  expect(packageManifest(repository, { name: 'Example', support }, 'https://example.org')).toMatchObject({ bugs });
});
