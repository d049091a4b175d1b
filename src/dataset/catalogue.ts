/** A file of the dataset as the host and the lists of files describe it. */
export interface DatasetFile {
  readonly name: string;
  /** In Spanish: the download page shows it. */
  readonly title: string;
  readonly mediaType: string;
  /** Browsers save data and show documents. */
  readonly disposition: 'attachment' | 'inline';
}

/** A file with what is only known when it is written. */
export interface WrittenFile extends DatasetFile {
  readonly bytes: number;
  readonly sha256: string;
}

/** The dataset's own name. */
export const DATASET_NAME = 'open-numerology';

const CSV = 'text/csv; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
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
  data('open-numerology.sqlite', 'Todo en una base de datos SQLite', 'application/vnd.sqlite3'),
  data('open-numerology.xlsx', 'Las fechas y los textos en un libro para hojas de cálculo', XLSX),
  data('life-path.json', 'Los 12 números de camino de vida, en JSON', JSON_TYPE),
  data('life-path.csv', 'Los 12 números de camino de vida, en CSV', CSV),
  data('arcana.json', 'Los 22 arcanos mayores, en JSON', JSON_TYPE),
  data('arcana.csv', 'Los 22 arcanos mayores, en CSV', CSV),
  data('positions.json', 'Las 12 posiciones de la matriz y sus fórmulas, en JSON', JSON_TYPE),
  data('positions.csv', 'Las 12 posiciones de la matriz y sus fórmulas, en CSV', CSV),
  data('readings.csv', 'Lo que dice cada arcano en cada lugar, en CSV', CSV),
  data('karmic-tails.csv', 'Las 26 colas kármicas, en CSV', CSV),
  data('statistics.csv', 'En cuántas fechas está cada arcano en cada posición, en CSV', CSV),
  data(
    'statistics.parquet',
    'En cuántas fechas está cada arcano en cada posición, en Parquet',
    'application/vnd.apache.parquet',
  ),
  data('people.csv', 'Personas conocidas con su fecha de nacimiento, en CSV', CSV),
  data('api-mirror.tar.gz', 'Copia completa de la API para publicarla en otro servidor', 'application/gzip'),
];

/** Files about the data: what `SHA256SUMS` covers besides the data itself. */
export const DOCUMENT_FILES: readonly DatasetFile[] = [
  document('datapackage.json', 'Descripción de cada archivo y cada campo (Data Package)', JSON_TYPE),
  document('croissant.json', 'La misma descripción para catálogos de aprendizaje automático (Croissant)', JSON_TYPE),
  document('LEEME.md', 'Guía de los datos en español', MARKDOWN),
  document('README.md', 'Guía de los datos en inglés', MARKDOWN),
  document('LICENSE', 'Licencia CC-BY 4.0', PLAIN),
  document('CITATION.cff', 'Cómo citar los datos', 'application/yaml; charset=utf-8'),
];

export const SUMS_FILE: DatasetFile = document('SHA256SUMS', 'Sumas de verificación', PLAIN);

/** Lists all the others with their checksums, so it cannot be listed itself. */
export const INDEX_FILE: DatasetFile = document('index.json', 'Lista de los archivos', JSON_TYPE);

/** Everything below `/dataset`. */
export const DATASET_FILES: readonly DatasetFile[] = [...DATA_FILES, ...DOCUMENT_FILES, SUMS_FILE, INDEX_FILE];

function data(name: string, title: string, mediaType: string): DatasetFile {
  return { name, title, mediaType, disposition: 'attachment' };
}

function document(name: string, title: string, mediaType: string): DatasetFile {
  return { name, title, mediaType, disposition: 'inline' };
}
