import type { OutputFile } from '../api/files.ts';
import { API_RULES, headersFile, redirectsFile } from '../api/host-files.ts';
import { EXAMPLE_DATE } from '../calendar/dates.ts';
import { API_ROOT, apiPath, fileOf, inLanguage } from '../http/api-path.ts';
import { FIRST_PATHS } from '../http/published-paths.ts';
import { type ChartPoint, POINT_FORMULAS } from '../method/chart-formulas.ts';
import { POSITION_KEYS, POSITION_POINTS } from '../method/destiny-matrix.ts';
import { COMPLETE, type Language } from '../words/language.ts';
import { WORDS, type Words } from '../words/words.ts';
import { aboutFile, byteSize, fileTitle, type WrittenFile } from './catalog.ts';
import { citedAs, type DatasetFacts, licenseNotice } from './dataset-facts.ts';
import { DATABASE_TABLES, TABLES } from './tables/all-tables.ts';
import { chart } from './tables/chart.ts';
import { matrix, positionCounts } from './tables/matrix.ts';
import { databaseName, describeColumn, isIn, type Table, type TableSource } from './tables/table.ts';

const { es, en } = WORDS;

/** Database names of the tables that the guides do not explain in detail. */
const OTHER_TABLES = DATABASE_TABLES.filter((table) => table !== matrix && table !== chart && !table.translation).map(
  databaseName,
);

/** The tables that Hugging Face offers to load. It shows the first by default. */
const CARD_TABLES = [...TABLES.filter((table) => table !== positionCounts), positionCounts];

export function guideInEnglish(facts: DatasetFacts, files: readonly WrittenFile[], source: TableSource): string {
  return `${datasetCard(facts)}\n${guide(en, es, facts, files, source)}`;
}

export function guideInSpanish(facts: DatasetFacts, files: readonly WrittenFile[], source: TableSource): string {
  return guide(es, en, facts, files, source);
}

function guide(words: Words, other: Words, facts: DatasetFacts, files: readonly WrittenFile[], source: TableSource) {
  return words.documents.guide({
    facts,
    cited: citedAs(facts),
    otherGuide: other.documents.guideLink,
    files: files.map((file) => ({
      name: file.name,
      size: byteSize(file.bytes, words.dataset.decimalMark),
      about: aboutFile(words, file),
      title: fileTitle(words, file),
    })),
    otherTables,
    tables: TABLES.filter(({ translation }) => !translation).map((table) => ({
      name: table.name,
      columns: listedColumns(words, table, source),
    })),
    positions: POSITION_KEYS.map((key) => {
      const point = POSITION_POINTS[key];
      return { key, point, column: columnOf(point), sum: POINT_FORMULAS[point].map(columnOf).join(' + ') };
    }),
    arcana: source.english.arcana.map(({ number, name }) => `${number} ${name}`).join(', '),
    commands: guideCommands(facts),
    calendar: String(new URL(apiPath('/calendar/{year}', { year: 1990 }), facts.source_url)),
  });
}

/** The columns of a CSV file and those that only the database has. */
function listedColumns(words: Words, table: Table, source: TableSource) {
  const columns = table.columns(source);
  const inCsv = new Set(columns.filter((column) => isIn('csv', column)).map(({ name }) => name));
  return columns
    .filter((column) => isIn('csv', column) || (isIn('sqlite', column) && !inCsv.has(column.name)))
    .map((column) => ({
      name: column.name,
      description: describeColumn(words, table, column),
      isOnlyInDatabase: !isIn('csv', column),
    }));
}

function columnOf(point: ChartPoint): string {
  return `\`${point.toLowerCase()}\``;
}

/** Terminal commands to read the files, the same in both languages. */
function guideCommands({ last_date }: DatasetFacts): string {
  return `\`\`\`sh
duckdb -c "SELECT center, count(*) FROM 'matrix.parquet' GROUP BY center ORDER BY center"
sqlite3 open-numerology.sqlite "SELECT center, center_name FROM matrix_names WHERE date = '${last_date}'"
sqlite3 open-numerology.sqlite "SELECT k.name FROM matrix JOIN chart USING (a, b, c) JOIN karmic_tails AS k USING (m, n, d) WHERE date = '${last_date}'"
sqlite3 open-numerology.sqlite "SELECT reading FROM matrix JOIN readings ON arcana = center AND place = 'center' WHERE date = '${last_date}'"
sqlite3 open-numerology.sqlite "SELECT text FROM numbers JOIN number_texts ON role = 'pinnacle' AND number = pinnacle_1 WHERE date = '${last_date}'"
gzip -dc matrix.ndjson.gz | head -n 1
sha256sum -c --ignore-missing SHA256SUMS
\`\`\``;
}

function otherTables(onFirstLine: number): string {
  const names = OTHER_TABLES.map((name) => `\`${name}\`,`);
  const rest = names.slice(onFirstLine).join(' ').replace(/,$/, '');
  return `${names.slice(0, onFirstLine).join(' ')}\n${rest}`;
}

/** The head of `README.md`, which Hugging Face reads. JSON values are valid YAML. */
export function datasetCard({ title, attribution, version }: DatasetFacts): string {
  const head = {
    pretty_name: title,
    license: 'cc-by-4.0',
    language: COMPLETE,
    size_categories: ['10K<n<100K'],
    tags: ['numerology', 'tarot', 'tabular', 'text'],
    version,
    attribution,
    // Hugging Face loads every table of a dataset in the same format, so tables with a Parquet file are loaded from CSV too.
    configs: CARD_TABLES.map(({ name }, i) => ({
      config_name: name.replace('.', '-'),
      data_files: `${name}.csv`,
      ...(i === 0 ? { default: true } : {}),
    })),
  };
  return `---\n${Object.entries(head)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;
}

/** The files that `api-mirror.tar.gz` adds to the API. */
export function mirrorFiles(facts: DatasetFacts, language: Language): OutputFile[] {
  return [
    { path: '/README.md', content: instructions(facts, language) },
    { path: '/LICENSE', content: licenseNotice(facts) },
    { path: '/_headers', content: headersFile(API_RULES) },
    { path: '/_redirects', content: apiRedirects(facts, language) },
  ];
}

/** Without the website's redirects, whose pages are not in the archive; `/` leads to the index. */
function apiRedirects({ first_date, last_date }: DatasetFacts, language: Language): string {
  const rules = redirectsFile({ first: Number(first_date.slice(0, 4)), last: Number(last_date.slice(0, 4)) }, [
    language,
  ])
    .split(/(?<=\n)/)
    .filter((line) => line.startsWith(API_ROOT));
  return [`${FIRST_PATHS.home} ${inLanguage(API_ROOT, language)} 302\n`, ...rules].join('');
}

function instructions(facts: DatasetFacts, language: Language): string {
  const example = inLanguage(apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE), language);
  const parts = { ...facts, example, file: fileOf(example), cited: citedAs(facts) };
  const own = WORDS[language].documents;
  const other = (language === 'en' ? es : en).documents;
  return `${own.mirrorTitle(facts.publisher)}\n\n${own.mirror(parts)}\n${other.mirror(parts)}`;
}
