import {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_TYPE_CSV,
  CONTENT_TYPE_JSON,
  CONTENT_TYPE_MARKDOWN,
  CONTENT_TYPE_PARQUET,
  CONTENT_TYPE_SQLITE,
} from '../http/headers.ts';
import { DATASET_ROOT, datasetPath } from '../http/site-path.ts';
import type { HeaderRule } from '../service/host-files.ts';
import type { Bilingual } from '../words/language.ts';
import { TABLES } from './tables/all-tables.ts';
import type { FileFormat, Table } from './tables/table.ts';

/** A file of the dataset, as its headers and the lists of files describe it. */
export interface DatasetFile {
  readonly name: string;
  readonly title: Bilingual;
  readonly mediaType: string;
  /** Browsers save data files and display documents. */
  readonly disposition: 'attachment' | 'inline';
}

/** A file with data. */
export interface DataFile extends DatasetFile {
  /** What it is, for the English guide. */
  readonly note: string;
  /** Set if the file holds one table. */
  readonly content?: { readonly table: Table; readonly format: FileFormat };
}

/** Known only once the file is written. */
export interface Written {
  readonly bytes: number;
  readonly sha256: string;
}
export type WrittenFile = DatasetFile & Written;
export type WrittenData = DataFile & Written;

export const DATASET_NAME = 'open-numerology';

const PLAIN = 'text/plain; charset=utf-8';
const GZIP = 'application/gzip';

const FORMATS: Readonly<Record<FileFormat, { readonly words: Bilingual; readonly mediaType: string }>> = {
  csv: { words: { es: 'en CSV', en: 'as CSV' }, mediaType: CONTENT_TYPE_CSV },
  parquet: { words: { es: 'en Parquet', en: 'as Parquet' }, mediaType: CONTENT_TYPE_PARQUET },
  json: { words: { es: 'en JSON', en: 'as JSON' }, mediaType: CONTENT_TYPE_JSON },
  'ndjson.gz': { words: { es: 'en NDJSON comprimido', en: 'as compressed NDJSON' }, mediaType: GZIP },
};

const WHOLE_FILES: readonly DataFile[] = [
  data(`${DATASET_NAME}.sqlite`, CONTENT_TYPE_SQLITE, {
    es: 'Todo en una base de datos SQLite',
    en: 'Everything in one SQLite database',
  }),
  data(`${DATASET_NAME}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
    es: 'Las fechas y los textos en un libro para hojas de cálculo',
    en: 'Dates and texts as an Excel workbook',
  }),
];

export const MIRROR_FILE = data(
  'api-mirror.tar.gz',
  GZIP,
  {
    es: 'Copia completa de la API para publicarla en otro servidor',
    en: 'The whole API as static files, to host anywhere',
  },
  'the whole API as static files, to host anywhere: `tar xzf api-mirror.tar.gz`',
);

/** How many of the tables are listed before the files that hold everything. */
const TABLES_BEFORE_WHOLE = 3;

/** Files with data, the most popular first. */
export const DATA_FILES: readonly DataFile[] = [
  ...TABLES.slice(0, TABLES_BEFORE_WHOLE).flatMap(tableFiles),
  ...WHOLE_FILES,
  ...TABLES.slice(TABLES_BEFORE_WHOLE).flatMap(tableFiles),
  MIRROR_FILE,
];

/** Files about the data. `SHA256SUMS` covers these and the data. */
export const DOCUMENT_FILES: readonly DatasetFile[] = [
  document(
    'datapackage.json',
    {
      es: 'Descripción de cada archivo y cada campo (Data Package)',
      en: 'Description of every file and every field (Data Package)',
    },
    CONTENT_TYPE_JSON,
  ),
  document(
    'croissant.json',
    {
      es: 'La misma descripción para catálogos de aprendizaje automático (Croissant)',
      en: 'The same description for machine learning (Croissant)',
    },
    CONTENT_TYPE_JSON,
  ),
  document(
    'LEEME.md',
    { es: 'Guía de los datos en español', en: 'Guide to the data, in Spanish' },
    CONTENT_TYPE_MARKDOWN,
  ),
  document(
    'README.md',
    { es: 'Guía de los datos en inglés', en: 'Guide to the data, in English' },
    CONTENT_TYPE_MARKDOWN,
  ),
  document('LICENSE', { es: 'Licencia CC-BY 4.0', en: 'Licence: CC-BY 4.0' }, PLAIN),
  document(
    'CITATION.cff',
    { es: 'Cómo citar los datos', en: 'How to cite the data' },
    'application/yaml; charset=utf-8',
  ),
];

export const SUMS_FILE: DatasetFile = document('SHA256SUMS', { es: 'Sumas de verificación', en: 'Checksums' }, PLAIN);

/** Lists all the others with their checksums, so it cannot be listed itself. */
export const INDEX_FILE: DatasetFile = document(
  'index.json',
  { es: 'Lista de los archivos', en: 'List of the files' },
  CONTENT_TYPE_JSON,
);

/** Everything below `/dataset`. */
export const DATASET_FILES: readonly DatasetFile[] = [...DATA_FILES, ...DOCUMENT_FILES, SUMS_FILE, INDEX_FILE];

/** The files of one table. */
export function tableFiles(table: Table): DataFile[] {
  return table.files.map(({ format, title, note }) => {
    const { words, mediaType } = FORMATS[format];
    return {
      ...data(
        `${table.name}.${format}`,
        mediaType,
        { es: `${title.es}, ${words.es}`, en: `${title.en}, ${words.en}` },
        note ?? lowerFirst(title.en),
      ),
      content: { table, format },
    };
  });
}

function data(name: string, mediaType: string, title: Bilingual, note = lowerFirst(title.en)): DataFile {
  return { name, title, note, mediaType, disposition: 'attachment' };
}

function lowerFirst(text: string): string {
  return `${text[0]!.toLowerCase()}${text.slice(1)}`;
}

function document(name: string, title: Bilingual, mediaType: string): DatasetFile {
  return { name, title, mediaType, disposition: 'inline' };
}

/** Headers that a script needs for range requests, and to see its remaining allowance where requests are counted. */
const EXPOSED = [
  ...['Accept-Ranges', 'Content-Disposition', 'Content-Length', 'Content-Range', 'ETag', 'X-API-License'],
  ...['RateLimit', 'RateLimit-Policy', 'Retry-After'],
];

const COMMON: HeaderRule = {
  path: `${DATASET_ROOT}/*`,
  headers: {
    'Cache-Control': CACHE_CONTROL,
    ...COMMON_HEADERS,
    'Access-Control-Expose-Headers': EXPOSED.join(', '),
  },
};

/** Netlify merges all rules that match a path, so no header may be both in the common rule and in a file's own. */
export const DATASET_RULES: readonly HeaderRule[] = [COMMON, ...DATASET_FILES.map(fileRule)];

/** Browsers save a file under the name that guides, checksums and data package use. */
function fileRule({ name, mediaType, disposition }: DatasetFile): HeaderRule {
  return {
    path: datasetPath(name),
    headers: { 'Content-Type': mediaType, 'Content-Disposition': `${disposition}; filename="${name}"` },
  };
}

const STEP = 1000;
const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * A human-readable size in decimal units, with one digit after the decimal mark.
 *
 * @example byteSize(140_410, '.') // '140.4 KB'
 */
export function byteSize(bytes: number, decimalMark: '.' | ','): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const digits = power === 0 ? 0 : 1;
  return `${(bytes / STEP ** power).toFixed(digits).replace('.', decimalMark)} ${UNITS[power]}`;
}
