/** Replaces the titles of some files in the guide. */
const NOTES: Readonly<Record<string, string>> = {
  'matrix.parquet': 'the same, with a native date column and small integers, Snappy-compressed',
  'chart.parquet': 'the same, with 8-bit integers, Snappy-compressed',
  'numbers.parquet':
    'the same, with a native date column, small integers and a list of karmic debts, Snappy-compressed',
  'life-path.csv': 'the same as a table',
  'arcana.csv': 'the same as a table; what each says in each place is in `readings.csv`',
  'positions.json': 'the 12 positions of the matrix, what they mean, and their formulas',
  'positions.csv': 'the same as a table',
  'portrait-cores.csv':
    'headline and second paragraph of a portrait, for each of the 54 combinations of center, karma and purpose that dates have',
  'portrait-parts.csv':
    'the first paragraph of a portrait is its `presence`, `hinges` and `motive`, with a space between',
  'karmic-tails.csv':
    'the 35 karmic tails: 26 that occur for single dates, then 9 that occur only for couples (whose chart adds two dates point by point)',
  'statistics.csv': 'the number of dates from 1900 to 2100 on which each arcanum falls in each position',
  'statistics.parquet': 'the same, with 32-bit integers, Snappy-compressed',
  'api-mirror.tar.gz': 'the API as static files, to host anywhere: `tar xzf api-mirror.tar.gz`',
};

function fileRow({
  name,
  size,
  about,
}: {
  readonly name: string;
  readonly size: string;
  readonly about: string;
}): string {
  return `| \`${name}\` | ${size} | ${NOTES[name] ?? `${about[0]!.toLowerCase()}${about.slice(1)}`} |\n`;
}

/** The points that are not sums of others. */
const INPUTS: Readonly<Record<string, string>> = { A: 'the day', B: 'the month', C: "the year's digits" };

function positionRow({
  key,
  point,
  column,
  sum,
}: {
  readonly key: string;
  readonly point: string;
  readonly column: string;
  readonly sum: string;
}): string {
  return `| \`${key}\` | ${column} | ${sum || INPUTS[point]} |\n`;
}

export const datasetDocuments: typeof import('../es/dataset-documents.ts').datasetDocuments = {
  quoted: (text) => `"${text}"`,
  guideLink: 'English guide: [README.md](README.md).',

  guide: ({ facts, cited, otherGuide, files, otherTables, positions, arcana, commands, calendar }) =>
    `# ${facts.publisher}: the dataset

The destiny matrix and the classic numbers of ${facts.rows} dates, from ${facts.first_date} to ${facts.last_date}, and the texts that
explain them. Each number in the matrix is one of the 22 major arcana of the tarot. The texts are in Spanish and in English: a file
that ends in \`.en.csv\` or \`.en.json\` and a table that ends in \`_en\` have the same columns and keys as the one without it, in English, except that anything bilingual (\`name_en\`) is left out and \`people\` lists some other people. Version ${facts.version}, released ${facts.released}. ${otherGuide}

- **Who made this:** ${facts.publisher}, ${facts.source_url}. Questions and corrections: ${facts.contact}
- **What you may do with it:** anything, commercial use included, if you credit the source ([license](#license)).

| File | Size | What it is |
| --- | ---: | --- |
${files.map(fileRow).join('')}
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
${positions.map(positionRow).join('')}
\`numbers\` has the classic numbers of each date: \`date\`, \`life_path\`, \`birthday\`, the karmic debts, \`pinnacle_1\` to \`pinnacle_4\`,
\`challenge_1\` to \`challenge_4\` and \`first_end\`. About two dates in three have no karmic debt. In Parquet they are a list, \`karmic_debts\`;
CSV and SQLite have no lists, so each debt is a column there with 0 or 1: \`karmic_debt_13\`, \`_14\`, \`_16\` and \`_19\`. Pinnacles and
challenges divide a life into four stages: the first ends at the age \`first_end\`, the second and the third last nine years each, the
fourth has no end. Day, month and year enter reduced to a single digit, 11 or 22 each; their sum, reduced to a single digit, 11, 22 or
33, is the life path.
\`number_texts\` says what a \`number\` means in its \`role\`, and \`readings\` what an arcanum means in a place; \`places\` says
what each place shows, and in which column or at which address of the API its arcanum is. \`short_readings\` says less, in three more places.
A portrait has two paragraphs: \`presence\`, \`hinges\` and \`motive\` of \`portrait_parts\`, with a space between; then a text of
\`portrait_cores\`, by the columns \`e\`, \`d\` and \`p3\` of \`chart\`. \`couple_meetings\` says how two centers affect each other.

In the database, \`matrix\` and \`chart\` have the same columns as their files, and \`numbers\` is a view. The view \`matrix_names_en\` adds the
name of each arcanum (\`matrix_names\` in Spanish), and the view \`matrix_chart\` joins each date to its chart. The other tables are ${otherTables(2)} and \`metadata\`; lists in them are JSON arrays. Every table of texts has its
twin in English: \`readings\` and \`readings_en\`.

## Arcana

${arcana}. Justice is 8 and Strength 11,
as in the Tarot of Marseilles. Their texts are in \`arcana.en.csv\`, in Spanish in \`arcana.csv\`.

## Use it

${commands}

All dates of a year are the rows with that \`year\`: \`SELECT * FROM matrix WHERE year = 1990\`, or filter \`matrix.csv\`. The API returns
the same rows in one request: ${calendar}

On macOS, \`sha256sum\` is \`shasum -a 256\`. On Windows, \`certutil -hashfile matrix.csv SHA256\` prints the checksum to compare with
the file's line in \`SHA256SUMS\`.

## License

${facts.license}, ${facts.license_url}: you may copy, change and use the data and texts for any purpose, commercial use included, if you credit the
source: ${cited}, or in English "Data by ${facts.publisher} (${facts.license})".
`,

  license: {
    terms: () => `English
You may copy, change and use these data and texts for any purpose, even
commercially, as long as you credit the source as above.
`,
    fullText: 'full text',
  },

  mirrorTitle: (publisher) => `# ${publisher}: copy of the API`,
  mirror: ({ example, file, source_url, license, cited }) => `## English

Unpack this archive and publish the folder as it is: static JSON files.

- Netlify reads \`_headers\` and \`_redirects\`: \`${example}\` answers as in the original.
- Other servers: each answer is a file, for example \`${file}\`. To serve it without the extension too, use
  \`try_files $uri $uri.json $uri/index.json =404;\` in nginx.
- For use from browsers on other domains, add \`Access-Control-Allow-Origin: *\`.
- There is no rate limit and no check of dates here: a date that does not exist is a 404.
- What is computed for each request is not here: couples, years, days, names, numbers of a date, charts by date, pictures.
- Links inside the answers point to the original.

Original: ${source_url}. License: ${license}. Credit the source as ${cited}.
`,
};
