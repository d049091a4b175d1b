import { expect, it } from 'vitest';
import { croissant } from '../../src/dataset/croissant.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { datasetCard } from '../../src/dataset/guides.ts';
import { data, facts, SITE, source } from './written-fixture.ts';

const described = croissant(facts, SITE, dataPackage(source, facts, data));

it('names every data file by its address, size and checksum', () => {
  expect(
    described.distribution.map(({ contentUrl, contentSize, sha256 }) => [contentUrl, contentSize, sha256]),
  ).toEqual(data.map(({ name, bytes, sha256 }) => [`${SITE}/dataset/${name}`, `${bytes} B`, sha256]));
});

it('has a record set for every CSV file, whose keys and fields exist', () => {
  const csv = data.map(({ name }) => name).filter((name) => name.endsWith('.csv'));
  expect(described.recordSet.map((set) => `${set.name}.csv`)).toEqual(csv);
  for (const { name, key, field } of described.recordSet) {
    const ids = field.map((entry) => entry['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(key!.length).toBeGreaterThan(0);
    for (const part of key!) expect(ids).toContain(part['@id']);
    for (const { dataType, source } of field) {
      expect(dataType).toMatch(/^sc:(?:Integer|Text|Date|URL)$/);
      expect(source.fileObject['@id']).toBe(`${name}.csv`);
    }
  }
});

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
