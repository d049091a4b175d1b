import type { Content } from '../content/content-schema.ts';
import { apiPath } from '../http/api-path.ts';
import { type ChartPoint, POINT_FORMULAS } from '../method/chart-formulas.ts';
import { POSITION_KEYS, POSITION_POINTS, type PositionKey } from '../method/destiny-matrix.ts';
import { byteSize, type WrittenData } from './catalogue.ts';
import type { DatasetFacts } from './dataset-facts.ts';
import { databaseName } from './sqlite.ts';
import { DATABASE_TABLES, TABLES } from './tables/all-tables.ts';
import { chart } from './tables/chart.ts';
import { matrix } from './tables/matrix.ts';
import { positionCounts } from './tables/positions.ts';
import { isIn, type Table, type TableSource } from './tables/table.ts';

/** Names in the database of the tables that the guides do not explain in detail. */
const OTHER_TABLES = DATABASE_TABLES.filter((table) => table !== matrix && table !== chart).map(databaseName);

/** The tables that Hugging Face offers to load. It shows the first by default. */
const CARD_TABLES = [...TABLES.filter((table) => table !== positionCounts), positionCounts];

/** `README.md` of the dataset. */
export function guideInEnglish(
  facts: DatasetFacts,
  files: readonly WrittenData[],
  { arcana }: Pick<Content, 'arcana'>,
): string {
  const table = files.map(({ name, bytes, note }) => `| \`${name}\` | ${byteSize(bytes, '.')} | ${note} |\n`);
  return `${datasetCard(facts)}
# ${facts.publisher}: the dataset

The destiny matrix and the classic numbers of ${facts.rows} dates, from ${facts.first_date} to ${facts.last_date}, and the texts that
explain them. Each number in the matrix is one of the 22 major arcana of the tarot. The texts are in Spanish; the columns \`name_en\`
and \`archetype_en\` translate the names. Version ${facts.version}, released ${facts.released}. En español: [LEEME.md](LEEME.md).

- **Who made this:** ${facts.publisher}, ${facts.source_url}. Questions and corrections: ${facts.contact}
- **What you may do with it:** anything, commercial use included, if you credit the source ([licence](#licence)).

| File | Size | What it is |
| --- | ---: | --- |
${table.join('')}
\`datapackage.json\` describes every file and every column (Frictionless Data Package); \`croissant.json\` does the same for machine
learning tools. \`index.json\` lists all files; \`SHA256SUMS\` has the checksums of all but \`index.json\` and itself. CSV files are UTF-8,
separated by commas; the items of a list in a cell are separated by " | ".

## Columns

\`matrix\` has one row per date: \`date\` (ISO), \`day\`, \`month\`, \`year\`; the arcanum, 1 to 22, in each of the 12 positions, \`personal\` to
\`purpose\`; \`life_path\`: 1 to 9, 11, 22 or 33; and \`a\`, \`b\`, \`c\`: the day, the month and the sum of the year's digits, each reduced to
22 or less (a larger number becomes the sum of its digits).

Everything else follows from \`a\`, \`b\` and \`c\`, so dates that share all three share a row of \`chart\`: \`a\`, \`b\`, \`c\`, \`life_path\`, the
other points of the octagram (\`d\` to \`p4\`), the chakras (\`sahasrara_physics\` to \`chakra_sum_emotions\`; a symbol, not a diagnosis) and
an arcanum for every 1.25 years of age (\`age_0_00\` to \`age_78_75\`). The karmic tail is \`m\`, \`n\`, \`d\`. Each position of the matrix is
one of these points; every sum is reduced like \`a\`:

| Position | Column of \`chart\` | Formula |
| --- | --- | --- |
${POSITION_KEYS.map(positionRow).join('')}
\`numbers\` has the classic numbers of each date: \`date\`, \`life_path\`, \`birthday\`, the karmic debts, \`pinnacle_1\` to \`pinnacle_4\`,
\`challenge_1\` to \`challenge_4\` and \`first_end\`. About two dates in three have no karmic debt. In Parquet they are a list, \`karmic_debts\`;
CSV and SQLite have no lists, so that each debt is a column there with 0 or 1: \`karmic_debt_13\`, \`_14\`, \`_16\` and \`_19\`. Pinnacles and
challenges divide a life into four stages: the first ends with the age \`first_end\`, the second and the third last nine years each, the
fourth has no end. Day, month and year enter reduced to a single digit, 11 or 22 each; their sum, reduced to a single digit, 11, 22 or
33, is the life path.
\`number_texts\` says what a \`number\` means in its \`role\`, and \`readings\` what an arcanum means in a place, in Spanish; \`places\` says
what each place shows, and in which column or at which address of the API its arcanum is. \`short_readings\` says less, in three more places.
A portrait has two paragraphs: \`presence\`, \`hinges\` and \`motive\` of \`portrait_parts\`, with a space between; then a text of
\`portrait_cores\`, by the columns \`e\`, \`d\` and \`p3\` of \`chart\`. \`couple_meetings\` says what two centers do to each other.

In the database, \`matrix\` and \`chart\` have the same columns as their files, and \`numbers\` is a view. The view \`matrix_names\` adds the Spanish
name of each arcanum (for English, join a position to \`number\` of \`arcana\` and take \`name_en\`), and the view \`matrix_chart\` joins each date to its chart. The other tables are ${otherTables(2, 'and')}; lists in them are JSON arrays.

## Arcana

${arcana.map(({ number, name_en }) => `${number} ${name_en}`).join(', ')}. Justice is 8 and Strength 11,
as in the Tarot of Marseilles. Their Spanish names and texts are in \`arcana.csv\`.

## Use it

${guideCommands(facts)}

All dates of a year are the rows with that \`year\`: \`SELECT * FROM matrix WHERE year = 1990\`, or filter \`matrix.csv\`. The API returns
the same rows in one request: ${calendarOf1990(facts)}

On macOS, \`sha256sum\` is \`shasum -a 256\`. On Windows, \`certutil -hashfile matrix.csv SHA256\` prints the checksum to compare with
the file's line in \`SHA256SUMS\`.

## Licence

${facts.license}, ${facts.license_url}: you may copy, change and use the data and texts for any purpose, commercial use included, if you credit the
source: «${facts.attribution}», or in English "Data from ${facts.publisher} (${facts.license})".
`;
}

/** `LEEME.md` of the dataset. */
export function guideInSpanish(facts: DatasetFacts, files: readonly WrittenData[], source: TableSource): string {
  const table = files.map(({ name, bytes, title }) => `| \`${name}\` | ${byteSize(bytes, ',')} | ${title.es} |\n`);
  return `# ${facts.publisher}: el conjunto de datos

Números de camino de vida y matrices del destino de ${facts.rows} fechas, del ${facts.first_date} al ${facts.last_date}.
Versión ${facts.version}, del ${facts.released}. English guide: [README.md](README.md).

| Archivo | Tamaño | Qué es |
| --- | ---: | --- |
${table.join('')}
\`datapackage.json\` describe cada archivo y cada campo (Frictionless Data Package) y \`croissant.json\` dice lo mismo para el
aprendizaje automático. \`SHA256SUMS\` cubre todos los archivos menos él mismo e \`index.json\`, que los enumera todos. Para una
hoja de cálculo, abre \`open-numerology.xlsx\`: los CSV son para programas, en UTF-8 y con comas; en una celda, « | » separa los
elementos de una lista.
\`tar xzf api-mirror.tar.gz\` descomprime la copia de la API, también en Windows 10 y posteriores.

## Tablas

\`matrix\` tiene una fila por fecha: los arcanos de sus 12 posiciones, su camino de vida y tres números, \`a\`, \`b\` y \`c\`. Todo lo
demás sale de estos tres, así que las fechas que los comparten tienen la misma fila de \`chart\`: los demás puntos del octagrama
(la cola kármica es \`m\`, \`n\`, \`d\`), los chakras y un arcano por cada 1,25 años de edad. \`numbers\` trae los números clásicos de
cada fecha (las deudas kármicas, en Parquet como lista; en los demás formatos, con un 0 o un 1 en una columna para cada una), y
\`number_texts\` dice qué significa un número en su papel. \`readings\` dice qué significa un arcano en un lugar (\`short_readings\`,
más breve, en otros tres), y \`places\`, qué muestra cada lugar y en qué columna o dirección de la API está su arcano.
Un retrato tiene dos párrafos: \`presence\`, \`hinges\` y \`motive\` de \`portrait_parts\`, con un espacio en medio; después, un
texto de \`portrait_cores\`, por las columnas \`e\`, \`d\` y \`p3\` de \`chart\`. \`couple_meetings\` dice qué se hacen uno a otro dos centros.

Las tablas \`matrix\` y \`chart\` de la base de datos tienen las mismas columnas; la vista \`matrix_names\` añade el nombre de
cada arcano, la vista \`matrix_chart\` une cada fecha con su carta y \`numbers\` es otra vista. Las demás tablas son
${otherTables(7, 'y')}; en ellas, las listas van escritas en JSON.

## Cómo se usa

${guideCommands(facts)}

Las fechas de un año son las filas con ese \`year\`: \`SELECT * FROM matrix WHERE year = 1990\`, o un filtro en \`matrix.csv\`. La API
devuelve las mismas filas en una sola petición: ${calendarOf1990(facts)}

En macOS, \`sha256sum\` es \`shasum -a 256\`. En Windows, \`certutil -hashfile matrix.csv SHA256\` muestra la suma de un archivo
para compararla con su línea de \`SHA256SUMS\`.

## Licencia

${facts.license}, ${facts.license_url}: cualquier uso, siempre que nombres la fuente así: «${facts.attribution}».
Lo publica ${facts.publisher}, ${facts.source_url}. Dudas y correcciones: ${facts.contact}

## Todas las columnas
${TABLES.map((table) => columnList(table, source)).join('')}`;
}

/** The columns of a CSV file, which `datapackage.json` describes in English, and those that only the database has. */
function columnList(table: Table, source: TableSource): string {
  const lines = new Map<string, string>();
  for (const column of table.columns(source)) {
    const { name, description } = column;
    if (isIn('csv', column)) lines.set(name, `- \`${name}\`: ${description.es}\n`);
    else if (isIn('sqlite', column) && !lines.has(name))
      lines.set(name, `- \`${name}\`, solo en la base de datos: ${description.es}\n`);
  }
  return `\n### \`${table.name}.csv\`\n\n${[...lines.values()].join('')}`;
}

/** The points that are no sums of others. */
const INPUTS = { A: 'the day', B: 'the month', C: "the year's digits" };

/** A position with its column of `chart`, and the columns that it is the sum of. */
function positionRow(key: PositionKey): string {
  const column = (point: ChartPoint): string => `\`${point.toLowerCase()}\``;
  const point = POSITION_POINTS[key];
  const sum = POINT_FORMULAS[point].map(column).join(' + ');
  return `| \`${key}\` | ${column(point)} | ${sum || INPUTS[point as keyof typeof INPUTS]} |\n`;
}

function calendarOf1990({ source_url }: DatasetFacts): string {
  return String(new URL(apiPath('/calendar/{year}', { year: 1990 }), source_url));
}

/** Commands to read the files from a terminal, the same in both languages. */
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

/** Lists those tables, with a line break after the first few. */
function otherTables(onFirstLine: number, and: 'and' | 'y'): string {
  const names = OTHER_TABLES.map((name) => `\`${name}\`,`);
  const rest = names.slice(onFirstLine).join(' ').replace(/,$/, '');
  return `${names.slice(0, onFirstLine).join(' ')}\n${rest} ${and} \`metadata\``;
}

/** The head of `README.md`, which Hugging Face reads. JSON values are valid YAML. */
export function datasetCard({ title, attribution, version }: DatasetFacts): string {
  const head = {
    pretty_name: title,
    license: 'cc-by-4.0',
    language: ['es'],
    size_categories: ['10K<n<100K'],
    tags: ['numerology', 'tarot', 'tabular', 'text'],
    version,
    attribution,
    // Hugging Face loads every table of a dataset in the same format, so even tables with a Parquet file are loaded from CSV.
    configs: CARD_TABLES.map(({ name }, i) => ({
      config_name: name,
      data_files: `${name}.csv`,
      ...(i === 0 ? { default: true } : {}),
    })),
  };
  return `---\n${Object.entries(head)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;
}
