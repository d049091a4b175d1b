import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { datesOfYears } from '../../src/calendar/dates.ts';
import type { createCaller, Got } from './serving.ts';

const DATES = [...datesOfYears(1990, 1990)];
export const CALLERS = 8;

export interface Case {
  readonly path: string;
  readonly status: number;
  /** The file whose bytes the response must have; not set for errors of the contract. */
  readonly file?: string;
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

/** Request number i of the mix: mostly matrices, in every encoding, then the rest. */
export function mixed(i: number): Case {
  const { day, month, year } = DATES[(i * 7919) % DATES.length]!;
  const matrix = {
    path: `/api/matrix/${day}/${month}/${year}`,
    status: 200,
    file: `api/matrix/${day}/${month}/${year}.json`,
  };
  switch (i % 16) {
    case 0:
      return { path: '/api/matrix/30/2/1990', status: 400 };
    case 1:
      return { path: '/api/life-path/10', status: 404 };
    case 2:
      return {
        path: '/api/life-path/7',
        status: 200,
        file: 'api/life-path/7.json',
        headers: { 'Accept-Encoding': 'gzip' },
      };
    case 3:
      return { path: '/matriz', status: 200, file: 'matriz.html' };
    case 4:
      return { path: '/', status: 200, file: 'index.html', headers: { 'Accept-Encoding': 'br' } };
    case 5:
      return { path: '/not-there', status: 404, file: '404.html' };
    case 6:
      return { ...matrix, method: 'HEAD' };
    case 7:
      return { path: '/api/matrix/1/1/1990', status: 204, method: 'OPTIONS' };
    case 8:
      return i % 160 === 8 ? { path: '/dataset/big.parquet', status: 200, file: 'dataset/big.parquet' } : matrix;
    default:
      return { ...matrix, headers: { 'Accept-Encoding': ['br', 'gzip', 'identity'][i % 3]! } };
  }
}

function decoded({ headers, body }: Got): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** The problem with a response, if any. It must come entirely from one of the builds in `dirs`. */
export async function wrong(
  made: Got,
  { path: asked, status, file, method }: Case,
  dirs: readonly string[],
): Promise<string | undefined> {
  if (made.status !== status) return `${asked}: ${made.status} instead of ${status}`;
  if (asked.startsWith('/api') && made.headers['x-api-license'] !== 'CC-BY-4.0') return `${asked}: not the gateway's`;
  if (method !== undefined) return made.body.length === 0 ? undefined : `${method} ${asked}: a body`;
  if (file === undefined)
    return 'error' in (JSON.parse(made.body.toString()) as object) ? undefined : `${asked}: no error`;
  const expected = await Promise.all(dirs.map((dir) => readFile(path.join(dir, file))));
  return expected.some((bytes) => bytes.equals(decoded(made)))
    ? undefined
    : `${asked}: ${made.body.length} wrong bytes`;
}

export const forwarded = (i: number): Record<string, string> => ({
  'X-Forwarded-For': `10.${(i >>> 16) & 255}.${(i >>> 8) & 255}.${i & 255}`,
});

/** Asks for number i of the mix: what is wrong with its answer, or nothing. */
export async function askMixed(
  caller: ReturnType<typeof createCaller>,
  i: number,
  dirs: readonly string[],
): Promise<string | undefined> {
  const one = mixed(i);
  return wrong(await caller.get(one.path, { ...forwarded(i), ...one.headers }, one.method), one, dirs);
}
