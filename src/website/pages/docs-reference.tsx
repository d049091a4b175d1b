import type { JSX } from 'preact';
import { EXAMPLE_DATE } from '../../calendar/dates.ts';
import { renderArcanum } from '../../endpoints/arcana-body.ts';
import { docsOf } from '../../endpoints/docs.ts';
import { renderLifePath } from '../../endpoints/life-path-body.ts';
import { ENDPOINTS, type SchemaName } from '../../endpoints/list.ts';
import { renderMatrix } from '../../endpoints/matrix-body.ts';
import { apiPath, fileOf, templatePath } from '../../http/api-path.ts';
import { invalidDate } from '../../http/errors.ts';
import { sitePath } from '../../http/site-path.ts';
import { jsonSchema } from '../../service/json-schemas.ts';
import { examplePath } from '../../service/service-index.ts';
import type { PageContext } from '../page.ts';

export function Endpoints({ site }: { readonly site: string }): JSX.Element {
  return (
    <section class="band">
      <h2 id="endpoints">Endpoints</h2>
      <p class="measure">
        Todos empiezan por <code>{site}</code>. Se aceptan el cero inicial de una fecha (05), la barra final y la
        terminación <code>.json</code>. Cómo sacar los tres números de una carta se explica en{' '}
        <a href={`${sitePath.method()}#numeros`}>el método</a>.
      </p>
      <dl class="endpoints">
        {ENDPOINTS.filter((endpoint) => docsOf(endpoint).docs).map((endpoint) => (
          <div key={endpoint.path}>
            <dt>
              <code>{templatePath(endpoint.path)}</code>
            </dt>
            <dd>
              {docsOf(endpoint).docs} <a href={examplePath(endpoint)}>Probar</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Requests with the answers that this build gives them. */
export function Answers(context: PageContext): JSX.Element {
  const refusal = invalidDate({ part: 'date', date: { day: 30, month: 2, year: 1990 }, lastDay: 28 });
  const answers: readonly (readonly [path: string, status: number, body: unknown])[] = [
    [apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE), 200, renderMatrix(context)({ date: EXAMPLE_DATE })],
    [apiPath('/life-path/{number}', { number: 7 }), 200, renderLifePath(context)({ number: 7 })],
    [apiPath('/arcana/{number}', { number: 17 }), 200, renderArcanum(context)({ number: 17 })],
    [apiPath('/matrix/{day}/{month}/{year}', { day: 30, month: 2, year: 1990 }), refusal.status, refusal.body],
  ];
  return (
    <section class="band">
      <h2 id="respuestas">Peticiones y respuestas</h2>
      <p class="measure">Tal como salen del servicio, con sangría para leerlas mejor.</p>
      {answers.map(([path, status, body], i) => (
        <details key={path} class="answer" open={i === 0}>
          <summary>
            <code>GET {path}</code> <span class="answer-status">{status}</span>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it. */}
          <pre class="lone-code answer-body" tabIndex={0}>
            <code>{JSON.stringify(body, null, 2)}</code>
          </pre>
        </details>
      ))}
    </section>
  );
}

const TABLES: readonly (readonly [SchemaName, string])[] = [
  ['matrix', 'La matriz'],
  ['chart', 'La carta'],
  ['life-path', 'El camino de vida'],
  ['arcanum', 'El arcano'],
];

/** The fields of the answers, from the schemas that the API publishes and its tests check. */
export function Fields(): JSX.Element {
  return (
    <section class="band">
      <h2 id="campos">Campos</h2>
      <p class="measure">Lo que trae cada respuesta, según su esquema JSON. Todos los campos están siempre.</p>
      {TABLES.map(([name, title]) => (
        <details key={name} class="fold" open={name === 'matrix'}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <table class="fields">
            <caption class="visually-hidden">Campos de la respuesta: {title}</caption>
            <thead>
              <tr>
                <th scope="col">Campo</th>
                <th scope="col">Tipo</th>
                <th scope="col">Qué es</th>
              </tr>
            </thead>
            <tbody>
              {fieldRows(jsonSchema(name, 'es') as Schema).map(({ path, type, text }) => (
                <tr key={path}>
                  <th scope="row">
                    <code>{path}</code>
                  </th>
                  <td>
                    <code>{type}</code>
                  </td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <a href={fileOf(apiPath('/schema/{name}', { name }))}>
              <code>{fileOf(apiPath('/schema/{name}', { name }))}</code>
            </a>
          </p>
        </details>
      ))}
    </section>
  );
}

/** The part of JSON Schema that the answers use. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
}

export interface FieldRow {
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'booleano',
  object: 'objeto',
  array: 'lista',
  null: 'nulo',
};

/** One row for each field and those inside it; keys whose values are all alike become one row, `{clave}`. */
export function fieldRows(schema: Schema, path = ''): FieldRow[] {
  const inside = schema.type === 'array' ? schema.items : schema;
  const here = schema.type === 'array' ? `${path}[]` : path;
  const entries = Object.entries(inside?.properties ?? {});
  const alike = entries.length > 3 && new Set(entries.map(([, value]) => JSON.stringify(value))).size === 1;
  return (alike ? [['{clave}', entries[0]![1]] as const] : entries).flatMap(([key, value]) => {
    const name = here === '' ? key : `${here}.${key}`;
    return [{ path: name, type: typeOf(value), text: value.description ?? '' }, ...fieldRows(value, name)];
  });
}

function typeOf({ type, items, const: fixed, enum: choices, minimum, maximum, anyOf }: Schema): string {
  if (fixed !== undefined) return `«${fixed}»`;
  if (choices) return `${choices.slice(0, -1).join(', ')} o ${choices.at(-1)}`;
  if (anyOf) return anyOf.map(typeOf).join(' o ');
  if (type === 'array' && items) return `lista de ${typeOf(items)}`;
  const range = type === 'integer' && minimum !== undefined && maximum !== undefined && maximum < 1e6;
  return range ? `entero, ${minimum} a ${maximum}` : (TYPES[type ?? ''] ?? 'cualquiera');
}
