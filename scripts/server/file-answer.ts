import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Answer, PlainHeaders } from '../../src/gateway/answers.ts';
import type { LargeFile } from './generation.ts';
import { parseRange } from './parse-range.ts';
import type { StoredFile } from './stored-file.ts';

export type ServedBody = Buffer | Readable;

/** What a request asks of a file, apart from its name. */
export interface FileRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/** A file under the conditions of a request: 200, 304, 206 or 416, or the status of a page that stands for an error. */
export async function answerFile(
  file: StoredFile | LargeFile,
  { method, headers: asked }: FileRequest,
  extra: PlainHeaders,
  status = 200,
): Promise<Answer<ServedBody>> {
  if (status === 200 && knows(asked['if-none-match'], file.etag)) {
    return { status: 304, headers: { ...file.validators, ...extra }, body: null };
  }
  const size = 'body' in file ? file.body.length : file.size;
  const part = async (start: number, end: number): Promise<ServedBody | null> => {
    if (method === 'HEAD') return null;
    return 'body' in file ? file.body.subarray(start, end + 1) : file.stream(start, end);
  };
  // A part of a compressed body is of no use to anybody.
  const divisible = status === 200 && !('content-encoding' in file.headers);
  const headers = { ...file.headers, ...(divisible ? { 'accept-ranges': 'bytes' } : {}), ...extra };
  const wanted = divisible && [undefined, file.etag].includes(asked['if-range']?.toString());
  const range = wanted ? parseRange(asked.range, size) : undefined;
  if (range === undefined) return { status, headers, body: await part(0, size - 1) };
  if (range === 'unsatisfiable')
    return { status: 416, headers: { ...extra, 'content-range': `bytes */${size}` }, body: null };
  const { start, end } = range;
  const partly = { 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': String(end - start + 1) };
  return { status: 206, headers: { ...headers, ...partly }, body: await part(start, end) };
}

/** Whether `If-None-Match` names what would be sent. */
export function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((entry) => {
    const known = entry.trim();
    return known === '*' || known === etag || known === `W/${etag}`;
  });
}
