import { expect, it } from 'vitest';
import { croissant } from '../../src/dataset/croissant.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { datasetCard } from '../../src/dataset/guides.ts';
import { data, facts, SITE, source } from './written-fixture.ts';

const described = dataPackage(source, facts, data);
const { recordSet } = croissant(facts, SITE, described);

it('has a record set for every CSV file, whose keys and fields exist', () => {
  const csv = data.map(({ name }) => name).filter((name) => name.endsWith('.csv'));
  expect(recordSet.map((set) => `${set.name}.csv`)).toEqual(csv);
  for (const { name, key, field } of recordSet) {
    const ids = field.map((entry) => entry['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(key!.length).toBeGreaterThan(0);
    for (const part of key!) expect(ids).toContain(part['@id']);
    // The package's fields are those of the files: test/dataset/data-package.test.ts.
    const { fields } = described.resources.find((resource) => resource.path === `${name}.csv`)!.schema!;
    expect(field.map(({ source }) => source)).toEqual(
      fields.map((column) => ({ fileObject: { '@id': `${name}.csv` }, extract: { column: column.name } })),
    );
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
