import type { ComponentChildren, JSX } from 'preact';
import { apiPath, fileOf } from '../../contract/api-path.ts';
import { ALLOW } from '../../contract/headers.ts';
import { EXAMPLE_DATE } from '../../contract/limits.ts';
import { Copyable } from '../components/copyable.tsx';
import type { PageContext } from '../page.ts';

const { day, month, year } = EXAMPLE_DATE;

export function Picture({ site }: { readonly site: string }): JSX.Element {
  const path = apiPath('/matrix/{day}/{month}/{year}.svg', { day, month, year });
  const html = `<img src="${site}${path}"\n     alt="Matriz del destino del 15 de junio de 1990"\n     width="360" height="465">`;
  return (
    <section class="band">
      <h2 id="dibujo">El dibujo</h2>
      <div class="two-columns two-columns-even">
        <div>
          <p class="measure">
            El octagrama de cualquier fecha se puede poner en una página con una sola etiqueta. Sigue el esquema de
            color claro u oscuro de quien mira y cuenta como una petición de matriz.
          </p>
          <Copyable id="dibujo-html" what="el código de la imagen" title="HTML" text={html} code />
        </div>
        <figure class="sample-picture">
          <img src={path} alt="Matriz del destino del 15 de junio de 1990" width="360" height="465" loading="lazy" />
        </figure>
      </div>
    </section>
  );
}

const ERRORS: readonly (readonly [status: number, error: string, when: ComponentChildren])[] = [
  [400, 'Invalid date', 'La fecha no es numérica, está fuera de rango o no existe, como el 30 de febrero.'],
  [
    404,
    'Number not found',
    <>
      No existe ese camino de vida; <code>valid_numbers</code> trae la lista.
    </>,
  ],
  [
    404,
    'Arcanum not found',
    <>
      No existe ese arcano; <code>valid_numbers</code> trae la lista.
    </>,
  ],
  [
    404,
    'Chart not found',
    <>
      Ninguna fecha tiene esos tres números; <code>allowed</code> dice entre cuáles van.
    </>,
  ],
  [404, 'Not found', 'La dirección no existe.'],
  [
    405,
    'Method not allowed',
    <>
      La cabecera <code>Allow</code> dice qué se puede usar: {ALLOW}.
    </>,
  ],
  [
    429,
    'Too many requests',
    <>
      Demasiadas peticiones; espera los segundos de <code>Retry-After</code>.
    </>,
  ],
  [500, 'Internal error', 'Un fallo nuestro; el mensaje dice a quién escribir si se repite.'],
];

export function Errors(): JSX.Element {
  return (
    <section class="band">
      <h2 id="errores">Errores</h2>
      <p class="measure">
        Cada error lleva un texto fijo en <code>error</code>, para programas, y una frase en español en{' '}
        <code>message</code>, para personas.
      </p>
      <table class="errors">
        <caption class="visually-hidden">Errores de la API</caption>
        <thead>
          <tr>
            <th scope="col">Estado</th>
            <th scope="col">
              <code>error</code>
            </th>
            <th scope="col">Cuándo</th>
          </tr>
        </thead>
        <tbody>
          {ERRORS.map(([status, error, when]) => (
            <tr key={error}>
              <td>{status}</td>
              <td>
                <code>{error}</code>
              </td>
              <td>{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The explorer is large and few readers need it: nothing of it is loaded before a click. */
export function Explorer({ assets }: PageContext): JSX.Element {
  const description = fileOf(apiPath('/openapi'));
  return (
    <section class="band">
      <h2 id="explorador">Explorador</h2>
      <p class="measure">
        La API está descrita en OpenAPI:{' '}
        <a href={description}>
          <code>{description}</code>
        </a>
        . Con el explorador puedes enviar peticiones reales desde aquí; cuentan para tu límite.
      </p>
      <p class="actions needs-script">
        <button
          type="button"
          class="button"
          id="open-explorer"
          data-description={description}
          data-script={assets.explorerScript}
          data-style={assets.explorerStyle}
        >
          Abrir el explorador
        </button>
      </p>
      <noscript>
        <p class="notice">El explorador necesita JavaScript. El documento de OpenAPI se puede leer sin él.</p>
      </noscript>
      <div id="explorer" class="explorer" hidden />
    </section>
  );
}
