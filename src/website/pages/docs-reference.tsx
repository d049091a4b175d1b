import { renderToString } from 'preact-render-to-string';
import { jsonSchema } from '../../api/json-schemas.ts';
import { examplePath } from '../../api/service-index.ts';
import { EXAMPLE_DATE } from '../../calendar/dates.ts';
import { arcanum } from '../../endpoints/arcana.ts';
import type { AnyEndpoint } from '../../endpoints/endpoint.ts';
import { lifePath } from '../../endpoints/life-path.ts';
import { ENDPOINTS, parameterWords, type SchemaName, wordsOf } from '../../endpoints/list.ts';
import { matrix } from '../../endpoints/matrix.ts';
import { apiPath, fileOf, templatePath } from '../../http/api-path.ts';
import { errorBody, invalidDate } from '../../http/errors.ts';
import type { PageWords } from '../../words/words.ts';
import { type Answer, type BuilderRequest, RequestBuilder, StatusCode } from '../components/request-builder.tsx';
import type { PageContext } from '../page.ts';
import { type ProseValue, tableRow } from '../prose-page.tsx';

/** The endpoints that the page lists. */
const SHOWN = ENDPOINTS.filter(({ linkedByFile }) => !linkedByFile);

/** The path of an endpoint in the page's language; an endpoint common to all languages has one path. */
function ofLanguage({ languages }: AnyEndpoint, { paths }: Pick<PageWords, 'paths'>): (path: string) => string {
  return languages ? (path) => path : paths.api;
}

/** The list of endpoints, each with a button to try it. */
export function endpoints({ documents, words }: PageContext): string {
  return SHOWN.map((endpoint) => {
    const { summary, description } = wordsOf(endpoint, documents);
    const own = ofLanguage(endpoint, words);
    const address = `[\`${own(templatePath(endpoint.path))}\`](${own(examplePath(endpoint))})`;
    const link = `<a href="#constructor" data-try="${endpoint.name}">${words.docs.try}</a>`;
    return `- **${address}**: ${summary}. ${description} ${link}`;
  }).join('\n');
}

/** Sends requests to any endpoint. Initially it shows this build's response to the first request. */
export function requestBuilder(context: PageContext): ProseValue {
  const { site, words } = context;
  const body = JSON.stringify(matrix.body(context)({ date: EXAMPLE_DATE }), null, 2);
  const answer: Answer = { status: 200, statusText: 'OK', headers: [], body };
  const builder = { requests: builderRequests(context), request: 'matrix', language: 'curl' };
  const url = `${site}${words.paths.api(apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE))}`;
  return {
    html: (
      <div id="constructor" data-site={site} data-builder={JSON.stringify(builder)}>
        <RequestBuilder origin={site} values={{}} answer={answer} {...builder} words={words} />
      </div>
    ),
    markdown: ['URL', url, 'curl', `curl "${url}"`, words.docs.response, body]
      .map((text, i) => (i % 2 === 0 ? text : `\`\`\`\n${text}\n\`\`\``))
      .join('\n\n'),
  };
}

export function builderRequests({ documents, words }: Pick<PageContext, 'documents' | 'words'>): BuilderRequest[] {
  return SHOWN.map((endpoint) => ({
    name: endpoint.name,
    title: wordsOf(endpoint, documents).summary,
    path: ofLanguage(endpoint, words)(templatePath(endpoint.path)),
    parameters: endpoint.parameters.map((parameter) => {
      const { type, format, enum: choices } = parameter.schema as { type: string; format?: string; enum?: unknown[] };
      return {
        name: parameter.name,
        label: parameterWords(endpoint, parameter, documents).replace(/\.$/, ''),
        kind: format === 'date' ? 'date' : type === 'integer' ? 'integer' : 'text',
        ...(choices ? { choices: choices.map(String) } : {}),
        example: String(parameter.example),
      };
    }),
  }));
}

/** Example requests with this build's responses. */
export function answers(context: PageContext): string {
  const refusal = invalidDate({ part: 'date', date: { day: 30, month: 2, year: 1990 }, lastDay: 28 });
  const { api } = context.words.paths;
  const shown: readonly (readonly [path: string, status: number, body: unknown])[] = [
    [api(apiPath('/life-path/{number}', { number: 7 })), 200, lifePath.body(context)({ number: 7 })],
    [api(apiPath('/arcana/{number}', { number: 17 })), 200, arcanum.body(context)({ number: 17 })],
    [
      api(apiPath('/matrix/{day}/{month}/{year}', { day: 30, month: 2, year: 1990 })),
      refusal.status,
      errorBody(refusal, context.words),
    ],
  ];
  return shown
    .map(([path, status, body]) => {
      const code = renderToString(<StatusCode status={status} />);
      const summary = `<summary><code>GET ${path}</code> ${code}</summary>`;
      const json = `\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``;
      return `<details class="answer">\n${summary}\n\n${json}\n\n</details>`;
    })
    .join('\n\n');
}

/** The schemas of all responses that the page lists, each with its first endpoint. */
const TABLES: readonly (readonly [SchemaName, AnyEndpoint])[] = [
  ...new Map(
    ENDPOINTS.filter(({ schema }) => schema)
      .reverse()
      .map((endpoint) => [endpoint.schemaName as SchemaName, endpoint]),
  ),
].reverse();

/** The fields of the responses, from the published schemas, which tests check. */
export function fields({ documents, language, words: { docs } }: PageContext): string {
  return TABLES.map(([name, endpoint]) => {
    const title = wordsOf(endpoint, documents).summary;
    const file = fileOf(apiPath('/schema/{name}', { name }));
    const rows = fieldsOf(jsonSchema(name, language) as Schema, docs);
    return [
      `<details class="fold">\n<summary>\n\n### ${title}\n\n</summary>\n`,
      `<!-- table fields: ${docs.fieldsOf(title)} -->`,
      tableRow(...docs.fieldColumns),
      tableRow(...docs.fieldColumns.map(() => '---')),
      ...rows.map(({ path, type, text }) => tableRow(`\`${path}\``, `\`${type}\``, text)),
      `\n[\`${file}\`](${file})\n\n</details>`,
    ].join('\n');
  }).join('\n\n');
}

type FieldWords = PageContext['words']['docs'];

/** The subset of JSON Schema that the responses use. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
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

interface FieldRow {
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

/** One row for each field, nested ones included; more than three keys with the same kind of value become one row. */
function fieldsOf(root: Schema, words: FieldWords): FieldRow[] {
  /** Resolves references: each part appears where it is used. */
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
    return entries.flatMap(([given, value]) => {
      const alike = entries.filter(([, other]) => JSON.stringify(other) === JSON.stringify(value));
      if (alike.length > 3 && given !== alike[0]![0]) return [];
      const key = alike.length > 3 ? words.anyKey : given;
      const name = here === '' ? key : `${here}.${key}`;
      const { description = '' } = { ...whenPresent(value, resolved), ...value };
      return [{ path: name, type: typeOf(value, resolved, words), text: description }, ...rows(value, name)];
    });
  };
  return rows(resolved(root), '');
}

/** The non-null variant of a nullable field. */
function whenPresent(schema: Schema, resolved: (schema: Schema) => Schema): Schema {
  const [one, other, ...more] = schema.anyOf?.map(resolved) ?? [];
  return one && other?.type === 'null' && more.length === 0 ? one : schema;
}

function typeOf(schema: Schema, resolved: (schema: Schema) => Schema, words: FieldWords): string {
  const { type, items, const: fixed, enum: choices, minimum, maximum, anyOf } = schema;
  if (fixed !== undefined) return typeof fixed === 'string' ? words.quoted(fixed) : String(fixed);
  if (choices) return words.choice(choices.map(String));
  if (anyOf) return words.choice(anyOf.map((one) => typeOf(resolved(one), resolved, words)));
  if (type === 'array' && items) return words.listOf(typeOf(resolved(items), resolved, words));
  const range = type === 'integer' && minimum !== undefined && maximum !== undefined;
  if (range) return words.integerFrom(minimum, maximum);
  const named = words.types[type as keyof typeof words.types];
  if (named === undefined) throw new Error(`no words for the type of ${JSON.stringify(schema)}`);
  return named;
}
