import type { DatasetFacts } from './dataset-facts.ts';

/**
 * The tables that Hugging Face offers to load; the first is the one that it shows. It reads all of a dataset in one format, so
 * that those which are there as Parquet too are CSV here.
 */
const TABLES = [
  'matrix',
  'chart',
  'life-path',
  'arcana',
  'positions',
  'readings',
  'karmic-tails',
  'people',
  'statistics',
];

/** The head of the dataset's `README.md`, which Hugging Face reads. JSON values are valid YAML. */
export function datasetCard({ title, attribution, version }: DatasetFacts): string {
  const head = {
    pretty_name: title,
    license: 'cc-by-4.0',
    language: ['es'],
    size_categories: ['10K<n<100K'],
    tags: ['numerology', 'tarot', 'tabular', 'text'],
    version,
    attribution,
    configs: TABLES.map((table, i) => ({
      config_name: table,
      data_files: `${table}.csv`,
      ...(i === 0 ? { default: true } : {}),
    })),
  };
  return `---\n${Object.entries(head)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;
}
