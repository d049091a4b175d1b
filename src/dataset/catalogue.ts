/** A file of the dataset as the host and the lists of files describe it. */
export interface DatasetFile {
  readonly name: string;
  /** In Spanish: the download page shows it. */
  readonly title: string;
  readonly mediaType: string;
  /** The name that a browser saves it under: in a download folder `matrix.csv` does not tell where it is from. */
  readonly saveAs: string;
  /** Browsers save data and show documents. */
  readonly disposition: 'attachment' | 'inline';
}

/** A file with what is only known when it is written. */
export interface WrittenFile extends DatasetFile {
  readonly bytes: number;
  readonly sha256: string;
}

/** The dataset's own name, and the beginning of every saved file's. */
export const DATASET_NAME = 'open-numerology';

const CSV = 'text/csv; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

/** Files with data, the most asked for first. */
export const DATA_FILES: readonly DatasetFile[] = [
  data('matrix.csv', 'Matriz del destino de cada fecha, en CSV', CSV),
  data('matrix.parquet', 'Matriz del destino de cada fecha, en Parquet', 'application/vnd.apache.parquet'),
  data('matrix.ndjson.gz', 'Respuestas de la API, una por línea, en NDJSON comprimido', 'application/gzip'),
  data('chart.csv', 'Las 5544 cartas enteras, una por cada combinación de los tres números, en CSV', CSV),
  data('chart.parquet', 'Las 5544 cartas enteras, en Parquet', 'application/vnd.apache.parquet'),
  data(
    'chart.ndjson.gz',
    'Las 5544 cartas como las da la API, una por línea, en NDJSON comprimido',
    'application/gzip',
  ),
  data(
    'open-numerology.sqlite',
    'Todo en una base de datos SQLite',
    'application/vnd.sqlite3',
    'open-numerology.sqlite',
  ),
  data('life-path.json', 'Los 12 números de camino de vida, en JSON', JSON_TYPE),
  data('life-path.csv', 'Los 12 números de camino de vida, en CSV para hojas de cálculo', CSV),
  data('arcana.json', 'Los 22 arcanos mayores, en JSON', JSON_TYPE),
  data('arcana.csv', 'Los 22 arcanos mayores, en CSV para hojas de cálculo', CSV),
  data('positions.json', 'Las 12 posiciones de la matriz y sus fórmulas, en JSON', JSON_TYPE),
  data('readings.csv', 'Lo que dice cada arcano en cada lugar, en CSV para hojas de cálculo', CSV),
  data('karmic-tails.csv', 'Las 26 colas kármicas, en CSV para hojas de cálculo', CSV),
  data('statistics.csv', 'En cuántas fechas está cada arcano en cada posición, en CSV', CSV),
  data(
    'statistics.parquet',
    'En cuántas fechas está cada arcano en cada posición, en Parquet',
    'application/vnd.apache.parquet',
  ),
  data('people.csv', 'Personas conocidas con su fecha de nacimiento, en CSV para hojas de cálculo', CSV),
  data('api-mirror.tar.gz', 'Copia completa de la API para publicarla en otro servidor', 'application/gzip'),
];

/** Files about the data: what `SHA256SUMS` covers besides the data itself. */
export const DOCUMENT_FILES: readonly DatasetFile[] = [
  document('datapackage.json', 'Descripción de cada archivo y cada campo (Data Package)', JSON_TYPE),
  document('LEEME.md', 'Guía de los datos en español', MARKDOWN),
  document('README.md', 'Guía de los datos en inglés', MARKDOWN),
  document('LICENSE', 'Licencia CC-BY 4.0', PLAIN, 'open-numerology-LICENSE.txt'),
  document('CITATION.cff', 'Cómo citar los datos', 'application/yaml; charset=utf-8'),
];

export const SUMS_FILE: DatasetFile = document(
  'SHA256SUMS',
  'Sumas de verificación',
  PLAIN,
  'open-numerology-SHA256SUMS.txt',
);

/** Lists all the others with their checksums, so it cannot be listed itself. */
export const INDEX_FILE: DatasetFile = document('index.json', 'Lista de los archivos', JSON_TYPE);

/** Everything below `/dataset`. */
export const DATASET_FILES: readonly DatasetFile[] = [...DATA_FILES, ...DOCUMENT_FILES, SUMS_FILE, INDEX_FILE];

function data(name: string, title: string, mediaType: string, saveAs = `${DATASET_NAME}-${name}`): DatasetFile {
  return { name, title, mediaType, saveAs, disposition: 'attachment' };
}

function document(name: string, title: string, mediaType: string, saveAs = `${DATASET_NAME}-${name}`): DatasetFile {
  return { name, title, mediaType, saveAs, disposition: 'inline' };
}
