import type { DatasetFacts } from './dataset-facts.ts';

/** The tables that Hugging Face offers to load, each by its smallest file; the first is the one that it shows. */
const TABLE_FILES = [
  'matrix.parquet',
  'chart.parquet',
  'life-path.csv',
  'arcana.csv',
  'positions.csv',
  'readings.csv',
  'karmic-tails.csv',
  'people.csv',
  'statistics.parquet',
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
    configs: TABLE_FILES.map((file, i) => ({
      config_name: file.replace(/\.\w+$/, ''),
      data_files: file,
      ...(i === 0 ? { default: true } : {}),
    })),
  };
  return `---\n${Object.entries(head)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;
}
