import type { JSX } from 'preact';
import { byteSize } from '../../dataset/catalogue.ts';
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
    body: <Dataset dataset={context.dataset} />,
    structuredData: datasetDescription(context),
    ...(context.dataset ? { script: 'copy' as const } : {}),
  };
}

function Dataset({ dataset }: { readonly dataset: DatasetIndex | undefined }): JSX.Element {
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
        <Downloads dataset={dataset} />
      ) : (
        <p class="notice">
          Esta copia de la web se ha generado sin los archivos de descarga. <a href={sitePath.docs()}>La API</a> da los
          mismos datos fecha a fecha.
        </p>
      )}
    </>
  );
}

function Downloads({ dataset }: { readonly dataset: DatasetIndex }): JSX.Element {
  return (
    <>
      <section class="band">
        <h2>Archivos</h2>
        <p class="measure">{groupedDigits(dataset.rows)} fechas, una por fila en los archivos de matrices.</p>
        <ul class="files">
          {dataset.files.map(({ name, title, url, bytes, sha256 }, i) => (
            <li key={name}>
              <div class="file-head">
                <a href={url} download>
                  <strong>{name}</strong>
                </a>
                <span class="file-size">{byteSize(bytes, ',')}</span>
              </div>
              <p>{title}</p>
              <p class="file-sum">
                <span>SHA-256</span> <code id={`suma-${i}`}>{sha256}</code>
                <button type="button" class="button-quiet needs-script" data-copy={`suma-${i}`}>
                  Copiar<span class="visually-hidden"> la suma de {name}</span>
                </button>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section class="band">
        <h2>Comprobar una descarga</h2>
        <p class="measure">La suma de comprobación dice si el archivo llegó entero. En Linux y macOS:</p>
        <pre class="lone-code">
          <code>shasum -a 256 {dataset.files[0]?.name}</code>
        </pre>
        <p class="measure">En Windows:</p>
        <pre class="lone-code">
          <code>certutil -hashfile {dataset.files[0]?.name} SHA256</code>
        </pre>
      </section>
    </>
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
