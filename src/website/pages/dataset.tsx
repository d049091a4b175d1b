import type { JSX } from 'preact';
import { FIRST_YEAR } from '../../calendar/dates.ts';
import { byteSize, DATASET_FILES } from '../../dataset/catalogue.ts';
import { matrix } from '../../dataset/tables/matrix.ts';
import { sitePath } from '../../http/site-path.ts';
import { datasetDescription } from '../for-programs.ts';
import type { DatasetIndex, Page, PageContext } from '../page.ts';

export function datasetPage(context: PageContext): Page {
  return {
    path: sitePath.dataset(),
    section: sitePath.dataset(),
    title: 'Los datos completos para descargar',
    description:
      'Todas las matrices de 1900 a 2100, los caminos de vida y los arcanos en archivos abiertos, con tamaño y suma de comprobación.',
    cover: 'dataset',
    body: <Dataset {...context} />,
    structuredData: datasetDescription(context),
    ...(context.dataset ? { script: 'copy' as const } : {}),
  };
}

function Dataset({ dataset, ...context }: PageContext): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">Datos</p>
        <h1>Todo, de una vez</h1>
        <p class="lede">
          Si necesitas más de unas cuantas fechas, descarga los archivos: son los mismos números que da la API, sin
          límite de peticiones y con <a href={sitePath.licence()}>la misma licencia</a>.
        </p>
      </div>
      {dataset ? (
        <>
          <Downloads dataset={dataset} />
          <Preview {...context} />
          <Checksums dataset={dataset} />
        </>
      ) : (
        <p class="notice">
          Esta copia de la web se ha generado sin los archivos de descarga. <a href={sitePath.docs()}>La API</a> da los
          mismos datos fecha a fecha.
        </p>
      )}
    </>
  );
}

/** What people come for, and how the files for it are called. Each file is in the first group that knows its name. */
const PURPOSES: readonly { readonly title: string; readonly about: string; readonly names: RegExp }[] = [
  {
    title: 'Para una hoja de cálculo',
    about: 'Excel, LibreOffice, Google Sheets. El libro trae las fechas y los textos en varias hojas.',
    names: /\.(?:xlsx|csv)$/,
  },
  {
    title: 'Para programar',
    about: 'Parquet para pandas, R o DuckDB; NDJSON, las respuestas de la API una por línea; JSON, los textos.',
    names: /(?:\.parquet|\.ndjson\.gz|(?:life-path|arcana|positions)\.json)$/,
  },
  {
    title: 'Para una base de datos',
    about: 'SQLite con todas las tablas, sus índices y tres vistas que las unen.',
    names: /\.sqlite$/,
  },
  {
    title: 'Para tener una copia',
    about: 'La API entera como archivos, para alojarla donde quieras.',
    names: /\.tar\.gz$/,
  },
  { title: 'Para saber más', about: 'Guías, licencia, cita y la descripción de cada campo.', names: /./ },
];

function Downloads({ dataset }: { readonly dataset: DatasetIndex }): JSX.Element {
  const purposeOf = ({ name }: { readonly name: string }) => PURPOSES.find(({ names }) => names.test(name));
  return (
    <>
      <p class="measure files-count">
        {groupedDigits(dataset.rows)} fechas, una por fila en los archivos de matrices y de números.
      </p>
      {PURPOSES.map((purpose) => (
        <section key={purpose.title} class="band files-group">
          <h2>{purpose.title}</h2>
          <p class="measure">{purpose.about}</p>
          <ul class="files">
            {dataset.files
              .filter((file) => purposeOf(file) === purpose)
              .map(({ name, url, bytes }) => (
                <li key={name}>
                  <div class="file-head">
                    <a href={url} download>
                      <strong>{name}</strong>
                    </a>
                    <span class="file-size">{byteSize(bytes, ',')}</span>
                  </div>
                  <p>{DATASET_FILES.find((file) => file.name === name)?.title.es}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const PREVIEW_ROWS = 5;

/** What is in the largest table: its columns, and its first rows as the CSV has them. */
function Preview({ site, content }: Pick<PageContext, 'site' | 'content'>): JSX.Element {
  const dates = Array.from({ length: PREVIEW_ROWS }, (_, i) => ({ day: i + 1, month: 1, year: FIRST_YEAR }));
  const source = { site, content, dates };
  const columns = matrix.columns(source).map((column, i) => ({ ...column, values: matrix.values(source)[i]! }));
  const shown = columns.filter(({ formats }) => formats === undefined || formats.includes('csv'));
  return (
    <section class="band">
      <h2 id="columnas">
        Así es <code>{matrix.name}.csv</code>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it. */}
      <div class="wide-table" tabIndex={0}>
        <table>
          <caption class="visually-hidden">Las cinco primeras filas</caption>
          <thead>
            <tr>
              {shown.map(({ name }) => (
                <th key={name} scope="col">
                  <code>{name}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dates.map((date, row) => (
              <tr key={date.day}>
                {shown.map(({ name, values }) => (
                  <td key={name}>{String(values[row])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details class="fold">
        <summary>
          <h3>Qué es cada columna</h3>
        </summary>
        <dl class="columns">
          {shown.map(({ name, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{description.es}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** For readers who want to check that a file arrived complete. */
function Checksums({ dataset }: { readonly dataset: DatasetIndex }): JSX.Element {
  const [first] = dataset.files;
  return (
    <details class="band fold">
      <summary>
        <h2 id="sumas">Comprobar una descarga</h2>
      </summary>
      <p class="measure">La suma SHA-256 dice si el archivo llegó entero. En Linux y macOS:</p>
      <pre class="lone-code">
        <code>shasum -a 256 {first?.name}</code>
      </pre>
      <p class="measure">En Windows:</p>
      <pre class="lone-code">
        <code>certutil -hashfile {first?.name} SHA256</code>
      </pre>
      <ul class="files">
        {dataset.files.map(({ name, sha256 }, i) => (
          <li key={name}>
            <p class="file-sum">
              <span>{name}</span> <code id={`suma-${i}`}>{sha256}</code>
              <button type="button" class="button-quiet needs-script" data-copy={`suma-${i}`}>
                Copiar<span class="visually-hidden"> la suma de {name}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Whole numbers as Spanish writes them: groups of three, from five digits on. By hand, because `Intl` may change with
 * the machine and the same data must give the same bytes.
 *
 * @example groupedDigits(73414) // '73 414' with a narrow no-break space
 */
function groupedDigits(n: number): string {
  const text = String(n);
  return text.length < 5 ? text : text.replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
}
