import type { DatasetFacts } from './dataset-facts.ts';

/** How to look into the files from a terminal, the same in every language. */
export function guideCommands({ last_date }: DatasetFacts): string {
  return `\`\`\`sh
duckdb -c "SELECT center, count(*) FROM 'matrix.parquet' GROUP BY center ORDER BY center"
sqlite3 open-numerology.sqlite "SELECT center, center_name FROM matrix_names WHERE date = '${last_date}'"
gzip -dc matrix.ndjson.gz | head -n 1
sha256sum -c --ignore-missing SHA256SUMS
\`\`\``;
}
