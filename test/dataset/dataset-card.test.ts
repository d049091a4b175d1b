import { expect, it } from 'vitest';
import { datasetCard } from '../../src/dataset/guides.ts';
import { data, facts } from './written-fixture.ts';

it('the card offers files that are there, and its head is YAML', () => {
  const [open, ...lines] = datasetCard(facts).trimEnd().split('\n');
  expect([open, lines.pop()]).toEqual(['---', '---']);
  const head = Object.fromEntries(lines.map((line) => /^([a-z_]+): (.+)$/.exec(line)!.slice(1))) as Record<
    string,
    string
  >;
  expect(JSON.parse(head.license!)).toBe('cc-by-4.0');
  const configs = JSON.parse(head.configs!) as { config_name: string; data_files: string; default?: true }[];
  for (const { data_files } of configs) expect(data.map(({ name }) => name)).toContain(data_files);
  // Its library takes the format of the first for all of them.
  expect(new Set(configs.map(({ data_files }) => data_files.split('.')[1])).size).toBe(1);
  expect(new Set(configs.map(({ config_name }) => config_name)).size).toBe(configs.length);
  expect(configs.filter((config) => config.default)).toHaveLength(1);
});
