import { apiPath } from '../http/api-path.ts';
import { DATABASE_TABLES, TABLES } from '../tables/all-tables.ts';
import { chart } from '../tables/chart.ts';
import { matrix } from '../tables/matrix.ts';
import { positionCounts } from '../tables/positions.ts';
import { byteSize, type WrittenData } from './catalogue.ts';
import type { DatasetFacts } from './dataset-facts.ts';
import { databaseName } from './sqlite.ts';

/** Names in the database of the tables that the guides do not explain in detail. */
const OTHER_TABLES = DATABASE_TABLES.filter((table) => table !== matrix && table !== chart).map(databaseName);

/** The tables that Hugging Face offers to load. It shows the first by default. */
const CARD_TABLES = [...TABLES.filter((table) => table !== positionCounts), positionCounts];

/** `README.md` of the dataset. */
export function guideInEnglish(facts: DatasetFacts, files: readonly WrittenData[]): string {
  const table = files.map(({ name, bytes, note }) => `| \`${name}\` | ${byteSize(bytes, '.')} | ${note} |\n`);
  return `${datasetCard(facts)}
# ${facts.publisher}: the dataset

The destiny matrix and life path number of ${facts.rows} dates, from ${facts.first_date} to ${facts.last_date}, published by
${facts.publisher}. Texts are Spanish; \`name_en\` and \`archetype_en\` give the English names of arcana, positions and life paths
(8 is La Justicia, Justice). Version ${facts.version}, released ${facts.released}. En español: [LEEME.md](LEEME.md).

| File | Size | What it is |
| --- | ---: | --- |
${table.join('')}
\`datapackage.json\` describes every file and every field (Frictionless Data Package), \`croissant.json\` the same for machine learning.
\`SHA256SUMS\` covers every file but itself and \`index.json\`, which lists them all. CSV is UTF-8 with commas; in a cell, « | »
separates the items of a list.

## Columns

\`date\` (ISO), \`day\`, \`month\`, \`year\`, then the arcanum, 1 to 22, of each of the 12 positions \`personal\`, \`social\`, \`soul\`,
\`body\`, \`spirit\`, \`center\`, \`talents\`, \`karma\`, \`money\`, \`relationships\`, \`destiny\`, \`purpose\`, then \`life_path\`: 1 to 9, 11, 22
or 33, and last \`a\`, \`b\`, \`c\`: day, month and year, each reduced (a number
above 22 becomes the sum of its digits). Everything else follows from these three, so dates with the
same three share a row of \`chart\`: \`a\`, \`b\`, \`c\`, \`life_path\`, the other points of the octagram (\`d\` to \`p4\`; the karmic tail is
\`m\`, \`n\`, \`d\`), the chakras (\`sahasrara_physics\` to \`chakra_sum_emotions\`; a symbol, not a diagnosis) and an arcanum for every
1.25 years of age (\`age_0_00\` to \`age_78_75\`).

\`numbers\` has the classic numbers of each date: \`date\`, \`life_path\`, \`birthday\`, \`karmic_debts\` (a list, empty on two dates of three),
\`pinnacle_1\` to \`pinnacle_4\`, \`challenge_1\` to \`challenge_4\`, and \`first_end\`, the last age of the first of these four stages; the
second and the third last nine years each. \`number_texts\` says what a \`number\` means in its \`role\`.

The database has the same columns in \`matrix\` and \`chart\`; its view \`matrix_names\` adds the name of each arcanum, its view
\`matrix_chart\` joins every date to its chart, and \`numbers\` is a view too. Its other tables are ${otherTables(2, 'and')}. Lists are JSON arrays there.

## Use it

${guideCommands(facts)}

For all dates of one year, select the rows of that \`year\`: \`SELECT * FROM matrix WHERE year = 1990\`, or filter \`matrix.csv\`. The API has
the same as one file per year, ${new URL(apiPath('/calendar/{year}', { year: 1990 }), facts.source_url)}.

\`sha256sum\` is \`shasum -a 256\` on macOS. On Windows \`certutil -hashfile matrix.csv SHA256\` shows the sum of a file, to
compare with its line in \`SHA256SUMS\`.

## Licence

${facts.license}, ${facts.license_url}: you may copy, change and use the data for any purpose, commercial use included, as long as you name the
source as «${facts.attribution}» (in English: "Data by …", the same name and licence).
Home: ${facts.source_url}
`;
}

/** `LEEME.md` of the dataset. */
export function guideInSpanish(facts: DatasetFacts, files: readonly WrittenData[]): string {
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

## Columnas

\`date\` (fecha ISO), \`day\` (día), \`month\` (mes) y \`year\` (año); después, el arcano, del 1 al 22, de cada una de las 12
posiciones: \`personal\`, \`social\`, \`soul\`, \`body\`, \`spirit\`, \`center\`, \`talents\`, \`karma\`, \`money\`, \`relationships\`, \`destiny\`
y \`purpose\`; luego, \`life_path\`: del 1 al 9, 11, 22 o 33; al final, \`a\`, \`b\` y \`c\`: el día, el mes y el año, cada uno reducido.
Todo lo demás sale de estos tres números, así que las fechas que los comparten tienen la misma fila de \`chart\`: \`a\`, \`b\`,
\`c\`, \`life_path\`, los demás puntos del octagrama (de \`d\` a \`p4\`; la cola kármica es \`m\`, \`n\`, \`d\`), los chakras (de
\`sahasrara_physics\` a \`chakra_sum_emotions\`; un símbolo, no un diagnóstico) y un arcano por cada 1,25 años de edad (de
\`age_0_00\` a \`age_78_75\`).

\`numbers\` trae los números clásicos de cada fecha: \`date\`, \`life_path\`, \`birthday\` (cumpleaños), \`karmic_debts\` (deudas
kármicas: una lista, vacía en dos de cada tres fechas), de \`pinnacle_1\` a \`pinnacle_4\` (pináculos), de \`challenge_1\` a \`challenge_4\`
(desafíos) y \`first_end\`, la última edad de la primera de esas cuatro etapas; la segunda y la tercera duran nueve años cada
una. \`number_texts\` dice qué significa un número (\`number\`) en su papel (\`role\`).

Las tablas \`matrix\` y \`chart\` de la base de datos tienen las mismas columnas; la vista \`matrix_names\` añade el nombre de
cada arcano, la vista \`matrix_chart\` une cada fecha con su carta y \`numbers\` es otra vista. Las demás tablas son
${otherTables(7, 'y')}; en ellas, las listas van escritas en JSON.

## Cómo se usa

${guideCommands(facts)}

En macOS, \`sha256sum\` es \`shasum -a 256\`. En Windows, \`certutil -hashfile matrix.csv SHA256\` muestra la suma de un archivo
para compararla con su línea de \`SHA256SUMS\`.

## Licencia

${facts.license}, ${facts.license_url}: cualquier uso, siempre que nombres la fuente así: «${facts.attribution}».
Página: ${facts.source_url}
`;
}

/** Commands to read the files from a terminal, the same in both languages. */
function guideCommands({ last_date }: DatasetFacts): string {
  return `\`\`\`sh
duckdb -c "SELECT center, count(*) FROM 'matrix.parquet' GROUP BY center ORDER BY center"
sqlite3 open-numerology.sqlite "SELECT center, center_name FROM matrix_names WHERE date = '${last_date}'"
sqlite3 open-numerology.sqlite "SELECT k.name FROM matrix JOIN chart USING (a, b, c) JOIN karmic_tails AS k USING (m, n, d) WHERE date = '${last_date}'"
sqlite3 open-numerology.sqlite "SELECT text FROM matrix JOIN readings ON arcana = center AND place = 'center' WHERE date = '${last_date}'"
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
