import type { ComponentChildren, JSX } from 'preact';
import { EXAMPLE_DATE } from '../../calendar/dates.ts';
import { apiPath } from '../../http/api-path.ts';
import { ALLOW } from '../../http/headers.ts';
import { LLMS_PATH, MCP_PATH, markdownPath, sitePath } from '../../http/site-path.ts';
import { type PackageCommands, packageCommands } from '../../words/npm-package.ts';
import { Copyable } from '../components/code-samples.tsx';
import { PAGE_WORDS } from '../page-words.ts';

const { day, month, year } = EXAMPLE_DATE;

export function Picture(): JSX.Element {
  const path = apiPath('/matrix/{day}/{month}/{year}.svg', { day, month, year });
  return (
    <section class="band">
      <h2 id="dibujo">El dibujo</h2>
      <div class="two-columns two-columns-even">
        <div>
          <p class="measure">
            El octagrama de cualquier fecha se pide como imagen SVG. Sigue el esquema de color claro u oscuro de quien
            mira y cuenta como una petición de matriz.
          </p>
          <p>
            <a href={sitePath.embed()}>Para tu web</a>: un elemento, un marco y una imagen, listos para copiar.
          </p>
        </div>
        <figure class="sample-picture">
          <img src={path} alt="Matriz del destino del 15 de junio de 1990" width="360" height="465" />
        </figure>
      </div>
    </section>
  );
}

const ERRORS: readonly (readonly [status: number, error: string, when: ComponentChildren])[] = [
  [400, 'Invalid date', 'La fecha no es numérica, está fuera de rango o no existe, como el 30 de febrero.'],
  [
    400,
    'Invalid name',
    'El nombre está vacío, pasa de cien caracteres o no está en letras latinas; el mensaje dice qué sobra.',
  ],
  [
    400,
    'Invalid option',
    <>
      <code>detail</code>, <code>tema</code> o <code>ancho</code> de una imagen tiene un valor que no se admite; el
      mensaje dice cuáles sí.
    </>,
  ],
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

interface ProgramsProps {
  readonly site: string;
  readonly commands?: PackageCommands;
}

/** For those who call the API through something else: assistants, programs, language models. */
export function Programs({ site, commands = packageCommands() }: ProgramsProps): JSX.Element {
  const { pack, run } = commands;
  return (
    <section class="band">
      <h2 id="asistentes">Asistentes y programas</h2>
      <p class="measure">
        Un asistente que entiende MCP puede pedir por su cuenta matrices, cartas, parejas, años, caminos de vida y
        arcanos. Añade a su configuración la dirección del servidor, o la orden que lo inicia en tu máquina, sin
        conexión{pack === undefined ? '' : '; su paquete se hace antes, en una copia del repositorio'}.
      </p>
      <Copyable
        id="mcp-http"
        what="la dirección del servidor MCP"
        title="MCP por HTTP"
        text={`${site}${MCP_PATH}`}
        code
        words={PAGE_WORDS.es}
      />
      <Copyable
        id="mcp-stdio"
        what="la orden del servidor MCP"
        title="MCP en tu máquina"
        text={pack === undefined ? `${run} mcp` : `${pack}\n${run} mcp`}
        code
        words={PAGE_WORDS.es}
      />
      <p class="measure">
        El paquete <code>open-numerology</code> trae el cliente de esta API, todos los cálculos y todos los textos para
        usarlos sin red, y la orden <code>{run} 1990-06-15</code>. Para modelos de lenguaje están{' '}
        <a href={LLMS_PATH}>
          <code>{LLMS_PATH}</code>
        </a>{' '}
        y esta documentación <a href={markdownPath(sitePath.docs())}>en Markdown</a>.
      </p>
    </section>
  );
}
