import { expect, it } from 'vitest';
import { byteSize, DATASET_FILES, fileTitle } from '../../src/dataset/catalog.ts';
import { datasetCard } from '../../src/dataset/guides.ts';
import { WORDS } from '../../src/words/words.ts';
import { data, facts } from './written-fixture.ts';

it.each([
  [0, '.', '0 bytes'],
  [999, '.', '999 bytes'],
  [1000, '.', '1.0 KB'],
  [1234, ',', '1,2 KB'],
  [140_972, '.', '141.0 KB'],
  [3_918_820, '.', '3.9 MB'],
  [58_380_550, '.', '58.4 MB'],
] as const)('the size %d with the mark “%s” is %s', (bytes, mark, text) => expect(byteSize(bytes, mark)).toBe(text));

it('every file has a title, and nothing else has; in another language it says so', () => {
  const files = DATASET_FILES.filter(({ language }) => !language);
  expect(Object.keys(WORDS.es.dataset.files).sort()).toEqual(files.map(({ name }) => name).sort());
  const titles = DATASET_FILES.filter(({ language }) => language).map((file) => fileTitle(WORDS.en, file));
  expect(titles).toContain('What each arcanum says in each place, in English, as CSV');
  expect(titles.filter((title) => !title.includes(', in English'))).toEqual([]);
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
  // Hugging Face's library uses the first one's format for all.
  expect(new Set(configs.map(({ data_files }) => data_files.split('.').at(-1))).size).toBe(1);
  expect(new Set(configs.map(({ config_name }) => config_name)).size).toBe(configs.length);
  expect(configs.filter((config) => config.default)).toHaveLength(1);
});
