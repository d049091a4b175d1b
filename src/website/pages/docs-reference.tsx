import type { JSX } from 'preact';
import { EXAMPLE_DATE } from '../../calendar/dates.ts';
import { arcanum } from '../../endpoints/arcana.ts';
import { lifePath } from '../../endpoints/life-path.ts';
import { ENDPOINTS, parameterWords, type SchemaName, wordsOf } from '../../endpoints/list.ts';
import { matrix } from '../../endpoints/matrix.ts';
import { apiPath, fileOf, templatePath } from '../../http/api-path.ts';
import { errorBody, invalidDate } from '../../http/errors.ts';
import { sitePath } from '../../http/site-path.ts';
import { jsonSchema } from '../../service/json-schemas.ts';
import { examplePath } from '../../service/service-index.ts';
import { es } from '../../words/es/index.ts';
import { type Answer, type BuilderRequest, StatusCode } from '../components/request-builder.tsx';
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
        {ENDPOINTS.filter(({ linkedByFile }) => !linkedByFile).map((endpoint) => (
          <div key={endpoint.path}>
            <dt>
              <a href={examplePath(endpoint)}>
                <code>{templatePath(endpoint.path)}</code>
              </a>
            </dt>
            <dd>
              {wordsOf(endpoint, es).summary}. {wordsOf(endpoint, es).description}{' '}
              <a href="#constructor" data-try={endpoint.name}>
                Probar
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every endpoint that the page lists, for the request builder. */
export function builderRequests(): BuilderRequest[] {
  return ENDPOINTS.filter(({ linkedByFile }) => !linkedByFile).map((endpoint) => ({
    name: endpoint.name,
    title: wordsOf(endpoint, es).summary,
    path: templatePath(endpoint.path),
    parameters: endpoint.parameters.map((parameter) => {
      const { type, format, enum: choices } = parameter.schema as { type: string; format?: string; enum?: unknown[] };
      return {
        name: parameter.name,
        label: parameterWords(endpoint, parameter, es).replace(/\.$/, ''),
        kind: format === 'date' ? 'date' : type === 'integer' ? 'integer' : 'text',
        ...(choices ? { choices: choices.map(String) } : {}),
        example: String(parameter.example),
      };
    }),
  }));
}

/** What the builder shows before anything was asked: the answer of this build to its first request. */
export function exampleAnswer(context: PageContext): Answer {
  const body = matrix.body(context)({ date: EXAMPLE_DATE });
  return { status: 200, statusText: 'OK', headers: [], body: JSON.stringify(body, null, 2) };
}

/** Requests with the answers that this build gives them. */
export function Answers(context: PageContext): JSX.Element {
  const refusal = invalidDate({ part: 'date', date: { day: 30, month: 2, year: 1990 }, lastDay: 28 });
  const answers: readonly (readonly [path: string, status: number, body: unknown])[] = [
    [apiPath('/life-path/{number}', { number: 7 }), 200, lifePath.body(context)({ number: 7 })],
    [apiPath('/arcana/{number}', { number: 17 }), 200, arcanum.body(context)({ number: 17 })],
    [
      apiPath('/matrix/{day}/{month}/{year}', { day: 30, month: 2, year: 1990 }),
      refusal.status,
      errorBody(refusal, es),
    ],
  ];
  return (
    <section class="band">
      <h2 id="respuestas">Peticiones y respuestas</h2>
      <p class="measure">Tal como salen del servicio, con sangría para leerlas mejor.</p>
      {answers.map(([path, status, body]) => (
        <details key={path} class="answer">
          <summary>
            <code>GET {path}</code> <StatusCode status={status} />
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

/** The schemas of all answers that the page lists, with the words of the first endpoint that gives each. */
const TABLES: readonly (readonly [SchemaName, string])[] = [
  ...new Map(
    ENDPOINTS.filter(({ schema }) => schema)
      .reverse()
      .map((endpoint) => [endpoint.schemaName as SchemaName, wordsOf(endpoint, es).summary]),
  ),
].reverse();

/** The fields of the answers, from the schemas that the API publishes and its tests check. */
export function Fields(): JSX.Element {
  return (
    <section class="band">
      <h2 id="campos">Campos</h2>
      <p class="measure">Lo que trae cada respuesta, según su esquema JSON. Todos los campos están siempre.</p>
      {TABLES.map(([name, title]) => (
        <details key={name} class="fold">
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
              {fieldsOf(jsonSchema(name, 'es') as Schema).map(({ path, type, text }) => (
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
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
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
function fieldsOf(root: Schema): FieldRow[] {
  /** Without references: each part where it is used. */
  const resolved = ({ $ref, ...rest }: Schema): Schema => {
    if ($ref === undefined) return rest;
    const target = root.$defs?.[$ref.replace('#/$defs/', '')];
    if (target === undefined) throw new Error(`nothing is defined as ${$ref}`);
    return { ...resolved(target), ...rest };
  };
  const rows = (given: Schema, path: string): FieldRow[] => {
    const schema = whenPresent(given, resolved);
    const inside = schema.type === 'array' && schema.items ? resolved(schema.items) : schema;
    const here = schema.type === 'array' ? `${path}[]` : path;
    const entries = Object.entries(inside.properties ?? {}).map(([key, value]) => [key, resolved(value)] as const);
    const alike = entries.length > 3 && new Set(entries.map(([, value]) => JSON.stringify(value))).size === 1;
    return (alike ? [['{clave}', entries[0]![1]] as const] : entries).flatMap(([key, value]) => {
      const name = here === '' ? key : `${here}.${key}`;
      const { description = '' } = { ...whenPresent(value, resolved), ...value };
      return [{ path: name, type: typeOf(value, resolved), text: description }, ...rows(value, name)];
    });
  };
  return rows(resolved(root), '');
}

/** Of what may be missing, what it is when it is there. */
function whenPresent(schema: Schema, resolved: (schema: Schema) => Schema): Schema {
  const [one, other, ...more] = schema.anyOf?.map(resolved) ?? [];
  return one && other?.type === 'null' && more.length === 0 ? one : schema;
}

function typeOf(schema: Schema, resolved: (schema: Schema) => Schema): string {
  const { type, items, prefixItems, const: fixed, enum: choices, minimum, maximum, anyOf } = schema;
  if (fixed !== undefined) return typeof fixed === 'string' ? `«${fixed}»` : String(fixed);
  if (choices) return `${choices.slice(0, -1).join(', ')} o ${choices.at(-1)}`;
  if (anyOf) return anyOf.map((one) => typeOf(resolved(one), resolved)).join(' o ');
  const item = items ?? prefixItems?.[0];
  if (type === 'array' && item) return `lista de ${typeOf(resolved(item), resolved)}`;
  const range = type === 'integer' && minimum !== undefined && maximum !== undefined && maximum < 1e6;
  if (range) return `entero, ${minimum} a ${maximum}`;
  if (type === undefined || !(type in TYPES)) throw new Error(`no words for the type of ${JSON.stringify(schema)}`);
  return TYPES[type]!;
}
