import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import publisher from '../../data/publisher.json' with { type: 'json' };
import { CARD, STORY } from '../../src/picture/card-layout.ts';
import { prettySvg, prettyText } from '../approved/readable.ts';
import { readPng } from '../picture/read-png.ts';
import { SUPPORT } from '../shared-site.ts';
import { type FrontName, ROWS, type Row } from './table.ts';

/** The site of the approved responses. */
export const SITE = 'https://example.org';

export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** The length of the body as received. */
  readonly bytes: number;
}

export interface Front {
  readonly name: FrontName;
  readonly url: () => string;
  /** Header lines of the host or connection that are not part of the contract. */
  readonly added: RegExp;
  /** Headers of the contract that this front lacks or sets differently. */
  readonly without?: RegExp;
  /** Sent with each request. */
  readonly headers?: (row: Row) => Record<string, string>;
  /** Converts a body to the approved form, which is of a whole build for `SITE`. */
  readonly body?: (text: string) => string;
  /** Values specific to this front, with their replacements for the comparison. */
  readonly values?: readonly (readonly [RegExp | string, string])[];
  /** Additional checks for this front. */
  readonly check?: (row: Row, answer: Answer) => void;
}

const APPROVED = path.join(import.meta.dirname, '../approved');
const approved = readFileSync(path.join(APPROVED, 'api/requests.txt'), 'utf8').trimEnd().split('\n\n\n');
/** Values that vary by file or by client. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/(?<=^ {2}etag: )(?:W\/)?"[^"]+"$/m, '"…"'],
  [/(?<=^ {2}retry-after: )\d+$/m, '…'],
  [/(?<=^ {2}ratelimit: "\w+";r=0;t=)\d+$/m, '…'],
  [/(?<="Espera |wait )\d+(?= segundos? | seconds?,)/m, '…'],
];

/** A request with its response in approved form. */
export function written({ request, headers = {}, body = '', isRefused }: Row, answer: Omit<Answer, 'bytes'>): string {
  const asked = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const sent = sorted(answer.headers).map(([name, value]) => `  ${name}: ${value}`);
  if (isRefused) asked.push('after too many others');
  if (body !== '') asked.push('', body.length > 200 ? `${body.length} characters` : body);
  return [request, ...asked, `→ ${answer.status}`, ...sent, ...(answer.body === '' ? [] : ['', answer.body])].join(
    '\n',
  );
}

function contractual({ added }: Front, headers: Answer['headers']): Answer['headers'] {
  return headers.filter(([name, value]) => !added.test(`${name}: ${value}`));
}

function sorted(headers: Answer['headers']): [name: string, value: string][] {
  return headers
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** A text unchanged; of a card, the pixels above the address, which differs between fronts. */
export function textOf(body: Buffer): string {
  if (body.toString('hex', 0, 8) !== PNG_SIGNATURE) return body.toString('utf8');
  const { width, height, palette, pixels } = readPng(body);
  const { texts, sizes } = width === CARD.width ? CARD : STORY;
  const above = pixels.subarray(0, width * (texts.address.y - sizes.address));
  const hash = createHash('sha256').update(palette).update(above).digest('hex');
  return `a PNG of ${width} × ${height}, SHA-256 of its colors and of what is above the address: ${hash}`;
}

/** A body in readable form. */
export function readable(text: string): string {
  if (text.startsWith('<svg')) return prettySvg(text).trimEnd();
  if (text.startsWith('{"openapi":')) return prettyText(withoutExamples(text)).trimEnd();
  return /^[[{].*\n$/.test(text) ? prettyText(withoutRows(text)).trimEnd() : text.trimEnd();
}

/** The OpenAPI document with hashes instead of example bodies, which are half of it and are approved separately. */
function withoutExamples(text: string): string {
  const document = JSON.parse(text) as { components: { examples: Record<string, { value: unknown }> } };
  for (const example of Object.values(document.components.examples))
    example.value = `SHA-256 ${createHash('sha256').update(JSON.stringify(example.value)).digest('hex')}`;
  return `${JSON.stringify(document)}\n`;
}

/** A calendar with its first and last row, and a hash of the others. */
function withoutRows(text: string): string {
  return text.replace(/(?<="rows":\[\[[^\]]*\],).*(?=,\[[^\]]*\]\])/, (rows) =>
    JSON.stringify(`${rows.split('],[').length} more, SHA-256: ${createHash('sha256').update(rows).digest('hex')}`),
  );
}

/** Replaces a body with the name of its approved file, plus the lines that a picture's options changed. */
export function named(name: string, file: string, text: string): string {
  if (text === file) return name;
  const lines = file.split('\n');
  const others = text.split('\n').filter((line, i) => line !== lines[i]);
  return others.length > MOST_CHANGED ? text : [`${name}, but for`, ...others].join('\n');
}

/** The outermost element, which has the size, and the style. */
const MOST_CHANGED = 2;

/** Converts the index of the site of one year to that of the whole one. */
export function asWhole(text: string): string {
  return text
    .replace('"years":{"first":1990,"last":1990}', '"years":{"first":1900,"last":2100}')
    .replaceAll(SUPPORT, publisher.support);
}

/** Sends a path unchanged: `fetch` would resolve dot segments and encode non-ASCII characters. */
export function send(
  url: string,
  { request, headers = {}, body }: Row,
  more: Record<string, string> = {},
): Promise<Answer> {
  const [method, target] = request.split(' ') as [string, string];
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path: target, method, headers: { ...headers, ...more } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject).on('end', () => {
        const raw = response.rawHeaders;
        const pairs = raw.flatMap((name, i) => (i % 2 === 0 ? [[name, raw[i + 1]!] as const] : []));
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode!, headers: pairs, body: textOf(bytes), bytes: bytes.length });
      });
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends bytes and returns the whole response. The socket stays writable, because Node treats a half-closed client as gone. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

export function header({ headers }: Answer, name: string): string | undefined {
  return headers.find(([other]) => other.toLowerCase() === name)?.[1];
}

/** One test for each row: the front returns the approved response, except for differences listed in the row or the front. */
export function itAnswers(front: Front, isRefused = false): void {
  const rows = ROWS.map((row, i) => ({ row, i, differs: row.differs?.[front.name] })).filter(
    ({ row, differs }) => (row.isRefused ?? false) === isRefused && !(differs && 'isSkipped' in differs),
  );
  it.each(rows.map((one) => [nameOf(one.row), one] as const))('%s', async (_, { row, i, differs }) => {
    const ask = (other: Row): Promise<Answer> => send(front.url(), other, front.headers?.(other));
    const answer = await ask(row);
    front.check?.(row, answer);
    if (answer.status === 429) sameWait(answer);
    if (differs && 'status' in differs) return expect(answer.status, differs.because).toBe(differs.status);
    const same = differs && 'as' in differs ? ROWS.findIndex(({ request }) => request === differs.as) : i;
    expect(comparable(front, row, answer, same), differs?.because).toBe(comparable(front, row, undefined, same));
    const etag = header(answer, 'etag');
    if (answer.status !== 200 || !etag || row.headers || !row.request.startsWith('GET')) return;
    await sameWithoutBody(front, row, answer, 200, await ask({ ...row, request: row.request.replace('GET', 'HEAD') }));
    const known = await ask({ ...row, headers: { 'if-none-match': etag } });
    expect(header(known, 'etag')).toBe(etag);
    await sameWithoutBody(front, row, answer, 304, known);
  });
}

function nameOf({ request, headers = {}, body = '' }: Row): string {
  return [request, ...Object.values(headers), body.slice(0, 60).trim()].join(' ').trim();
}

/** Headers of a body, which a 304 lacks, and headers that vary over time. */
const OF_BODY = /^(?:content-type|content-length|transfer-encoding|vary|ratelimit)$/i;

/** The three places that give the wait must agree; a window is a minute. */
function sameWait(answer: Answer): void {
  const wait = Number(header(answer, 'retry-after'));
  expect([wait >= 1, wait <= 60]).toEqual([true, true]);
  expect(header(answer, 'ratelimit')).toMatch(new RegExp(`;r=0;t=${wait}$`));
  expect(answer.body).toMatch(new RegExp(`"Espera ${wait} segundos? |: wait ${wait} seconds?, `));
}

/** HEAD has the headers of GET, no body, and if there is a length, that of GET. */
async function sameWithoutBody(front: Front, row: Row, whole: Answer, status: number, got: Answer): Promise<void> {
  expect([got.status, got.body]).toEqual([status, '']);
  const headers = ({ headers: all }: Answer): unknown =>
    sorted(contractual(front, all).filter(([name]) => !OF_BODY.test(name) && !front.without?.test(name.toLowerCase())));
  expect(headers(got), row.request).toEqual(headers(whole));
  const length = header(got, 'content-length');
  if (status === 200 && length) expect(Number(length)).toBe(whole.bytes);
}

/** The approved or actual response to a row, reduced to the parts that must be equal. */
function comparable(front: Front, row: Row, answer: Answer | undefined, index: number): string {
  const expected = approved[index]!;
  const name = /\n\n((?:api|pictures)\/[\w./-]+)(?:$|, but for\n)/.exec(expected)?.[1];
  let text = `${row.request}\n${expected.slice(expected.indexOf('\n→ ') + 1)}`;
  if (answer) {
    const body = readable(front.body?.(answer.body) ?? answer.body);
    const shown = name ? named(name, readFileSync(path.join(APPROVED, name), 'utf8').trimEnd(), body) : body;
    const headers = contractual(front, answer.headers);
    text = written({ request: row.request }, { ...answer, headers, body: shown });
  }
  for (const [pattern, value] of [...VALUES, ...(front.values ?? [])]) text = text.replace(pattern, value);
  const isLeftOut = (line: string): boolean => front.without?.test(/^ {2}([\w-]+): /.exec(line)?.[1] ?? '') ?? false;
  return text
    .split('\n')
    .filter((line) => !isLeftOut(line))
    .join('\n');
}
