import type { HeaderRule } from '../api/host-files.ts';
import { CACHE_CONTROL, COMMON_HEADERS, CONTENT_TYPES } from '../http/headers.ts';
import { DATASET_ROOT, datasetPath } from '../http/site-path.ts';
import { COMPLETE, type Language } from '../words/language.ts';
import type { Words } from '../words/words.ts';
import { TABLES } from './tables/all-tables.ts';
import type { FileFormat, Table } from './tables/table.ts';

/** A file of the dataset, as headers and file lists describe it. */
export interface DatasetFile {
  readonly name: string;
  readonly mediaType: string;
  /** Browsers download data files and display documents. */
  readonly disposition: 'attachment' | 'inline';
  /** Set if its texts are in a language other than the first. */
  readonly language?: Language;
  /** Set if the file holds one table. */
  readonly content?: { readonly table: Table; readonly format: FileFormat };
}

/** Known once the file is written. */
export interface Written {
  readonly bytes: number;
  readonly sha256: string;
}
export type WrittenFile = DatasetFile & Written;

export const DATASET_NAME = 'open-numerology';

const PLAIN = 'text/plain; charset=utf-8';
const GZIP = 'application/gzip';
const MIRROR = 'api-mirror.tar.gz';
const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = { ...CONTENT_TYPES, 'ndjson.gz': GZIP };

const data = (name: string, mediaType: string): DatasetFile => ({ name, mediaType, disposition: 'attachment' });
const document = (name: string, mediaType: string): DatasetFile => ({ name, mediaType, disposition: 'inline' });

function tableFiles(table: Table): DatasetFile[] {
  return table.files.map((format) => ({
    ...data(`${table.name}.${format}`, MEDIA_TYPES[format]),
    content: { table, format },
    ...(table.translation && { language: table.translation.language }),
  }));
}

/** One archive per language; the first language's has no language code in its name. */
export const MIRROR_FILES: readonly DatasetFile[] = COMPLETE.map((language, i) => ({
  ...data(i === 0 ? MIRROR : MIRROR.replace('.', `.${language}.`), GZIP),
  ...(i > 0 && { language }),
}));

/** How many tables are listed before the files that hold everything. */
const TABLES_BEFORE_WHOLE = 3;

/** Files with data, the most popular first. */
export const DATA_FILES: readonly DatasetFile[] = [
  ...TABLES.slice(0, TABLES_BEFORE_WHOLE).flatMap(tableFiles),
  data(`${DATASET_NAME}.sqlite`, CONTENT_TYPES.sqlite),
  data(`${DATASET_NAME}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  ...TABLES.slice(TABLES_BEFORE_WHOLE).flatMap(tableFiles),
  ...MIRROR_FILES,
];

/** Files about the data. `SHA256SUMS` covers these and the data. */
export const DOCUMENT_FILES: readonly DatasetFile[] = [
  document('datapackage.json', CONTENT_TYPES.json),
  document('croissant.json', CONTENT_TYPES.json),
  document('LEEME.md', CONTENT_TYPES.markdown),
  document('README.md', CONTENT_TYPES.markdown),
  document('LICENSE', PLAIN),
  document('CITATION.cff', 'application/yaml; charset=utf-8'),
];

export const SUMS_FILE: DatasetFile = document('SHA256SUMS', PLAIN);

/** Lists all the others with their checksums, so it cannot be listed itself. */
export const INDEX_FILE: DatasetFile = document('index.json', CONTENT_TYPES.json);

/** Everything below `/dataset`. */
export const DATASET_FILES: readonly DatasetFile[] = [...DATA_FILES, ...DOCUMENT_FILES, SUMS_FILE, INDEX_FILE];

/** What a file holds, without the format. */
export function aboutFile({ dataset }: Words, { name, language }: DatasetFile): string {
  if (!language) return dataset.files[name as keyof typeof dataset.files];
  const original = name.replace(`.${language}.`, '.') as keyof typeof dataset.files;
  return `${dataset.files[original]}, ${dataset.inLanguage[language]}`;
}

export function fileTitle(words: Words, file: DatasetFile): string {
  const about = aboutFile(words, file);
  return file.content ? `${about}, ${words.dataset.formats[file.content.format]}` : about;
}

/** Headers that scripts need for range requests and, where requests are counted, to see their remaining allowance. */
const EXPOSED = [
  ...['Accept-Ranges', 'Content-Disposition', 'Content-Length', 'Content-Range', 'ETag', 'X-API-License'],
  ...['RateLimit', 'RateLimit-Policy', 'Retry-After'],
];

const COMMON: HeaderRule = {
  path: `${DATASET_ROOT}/*`,
  headers: { 'Cache-Control': CACHE_CONTROL, ...COMMON_HEADERS, 'Access-Control-Expose-Headers': EXPOSED.join(', ') },
};

/** Netlify merges all rules that match a path, so no header may be in both the common rule and a file's own. */
export const DATASET_RULES: readonly HeaderRule[] = [COMMON, ...DATASET_FILES.map(fileRule)];

/** So that browsers save the file under the name that guides, checksums and data package use. */
function fileRule({ name, mediaType, disposition }: DatasetFile): HeaderRule {
  return {
    path: datasetPath(name),
    headers: { 'Content-Type': mediaType, 'Content-Disposition': `${disposition}; filename="${name}"` },
  };
}

const STEP = 1000;
const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * A human-readable size in decimal units, with one decimal place.
 * @example byteSize(140_410, '.') // '140.4 KB'
 */
export function byteSize(bytes: number, decimalMark: '.' | ','): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const digits = power === 0 ? 0 : 1;
  return `${(bytes / STEP ** power).toFixed(digits).replace('.', decimalMark)} ${UNITS[power]}`;
}
