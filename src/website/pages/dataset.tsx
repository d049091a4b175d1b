import type { JSX } from 'preact';
import { FIRST_YEAR, LAST_YEAR } from '../../calendar/dates.ts';
import { byteSize, DATASET_FILES, fileTitle } from '../../dataset/catalog.ts';
import { matrix } from '../../dataset/tables/matrix.ts';
import { describeColumn, fillTable, isIn } from '../../dataset/tables/table.ts';
import type { Language } from '../../words/language.ts';
import { WORDS } from '../../words/words.ts';
import { datasetDescription } from '../for-programs.ts';
import type { DatasetIndex, Page, PageContext } from '../page.ts';
import { type ProseValue, type ProseValues, prosePage, tableRow } from '../prose-page.tsx';

export function datasetPage(context: PageContext): Page {
  const { files, rows } = context.dataset;
  const { dataset: words } = context.words;
  return {
    ...prosePage(context, 'data', {
      'first-year': FIRST_YEAR,
      'last-year': LAST_YEAR,
      dates: words.count(rows),
      ...fileValues(context),
      ...previewValues(context),
      'first-file': files[0]!.name,
      checksums: {
        html: <Checksums files={files} words={words} />,
        markdown: files.map(({ name, sha256 }) => `- ${name} \`${sha256}\``).join('\n'),
      },
    }),
    path: context.words.paths.dataset,
    cover: 'dataset',
    structuredData: datasetDescription(context),
    script: 'copy',
  };
}

/** Purposes of the downloads with patterns of file names; a file belongs to the first group that matches. */
const PURPOSES: Readonly<Record<string, RegExp>> = {
  'spreadsheet-files': /\.(?:xlsx|csv)$/,
  'program-files': /(?:\.parquet|\.ndjson\.gz|(?:life-path|arcana|positions)(?:\.[a-z]+)?\.json)$/,
  'database-files': /\.sqlite$/,
  'mirror-files': /\.tar\.gz$/,
  'other-files': /./,
};

function fileValues(context: PageContext): ProseValues {
  const {
    dataset: { files },
    words: { dataset: words },
    language,
  } = context;
  const purposeOf = (name: string) => Object.keys(PURPOSES).find((purpose) => PURPOSES[purpose]!.test(name));
  const listed = (purpose: string): ProseValue => {
    const group = files.filter(({ name }) => purposeOf(name) === purpose);
    const lines = group.map(
      ({ name, url, bytes }) =>
        `- [**${name}**](${url}), ${byteSize(bytes, words.decimalSign)}: ${titleOf(name, language)}`,
    );
    return { html: <FileList files={group} words={words} language={language} />, markdown: lines.join('\n') };
  };
  return Object.fromEntries(Object.keys(PURPOSES).map((purpose) => [purpose, listed(purpose)]));
}

function titleOf(file: string, language: Language): string {
  return fileTitle(WORDS[language], DATASET_FILES.find(({ name }) => name === file)!);
}

interface FileListProps extends Pick<PageContext, 'language'> {
  readonly files: DatasetIndex['files'];
  readonly words: PageContext['words']['dataset'];
}

function FileList({ files, words, language }: FileListProps): JSX.Element {
  return (
    <ul class="files files-grid">
      {files.map(({ name, url, bytes }) => (
        <li key={name}>
          <div class="file-head">
            <a href={url} download>
              <strong>{name}</strong>
            </a>
            <span class="file-size">{byteSize(bytes, words.decimalSign)}</span>
          </div>
          <p>{titleOf(name, language)}</p>
        </li>
      ))}
    </ul>
  );
}

const PREVIEW_ROWS = 5;

/** The largest table: its columns, and its first rows as in the CSV. */
function previewValues({ site, content, language }: PageContext): ProseValues {
  const dates = Array.from({ length: PREVIEW_ROWS }, (_, i) => ({ day: i + 1, month: 1, year: FIRST_YEAR }));
  // Only the page's language is shown, so its content can stand in for the English one.
  const { columns } = fillTable(matrix, { site, content, language, dates, english: content, others: [] });
  const shown = columns.filter(({ column }) => isIn('csv', column));
  const rows = dates.map((_, row) => tableRow(...shown.map(({ values }) => String(values[row]))));
  const head = [tableRow(...shown.map(({ column }) => `\`${column.name}\``)), tableRow(...shown.map(() => '---'))];
  return {
    table: `${matrix.name}.csv`,
    'first-rows': [...head, ...rows].join('\n'),
    columns: shown
      .map(({ column }) => `- **\`${column.name}\`**: ${describeColumn(WORDS[language], matrix, column)}`)
      .join('\n'),
  };
}

/** To verify downloads. */
function Checksums({ files, words }: Omit<FileListProps, 'language'>): JSX.Element {
  return (
    <ul class="files">
      {files.map(({ name, sha256 }, i) => (
        <li key={name}>
          <p class="file-sum">
            <span>{name}</span> <code id={`suma-${i}`}>{sha256}</code>
            <button type="button" class="button-quiet needs-script" data-copy={`suma-${i}`}>
              {words.copy}
              <span class="visually-hidden">{words.sumOf(name)}</span>
            </button>
          </p>
        </li>
      ))}
    </ul>
  );
}
