import { FastResponse } from 'srvx';
import { datedPage, requestedTags } from '../gateway/dated-page.ts';
import { chooseEncoding, compress } from './compress.ts';
import type { Site } from './site.ts';

/** The page of a profile or a couple, with its dates in the head, as netlify/edge-functions/dated-page.ts answers it. */
export async function answerDatedPage(site: Site, path: string, request: Request, asked: Headers): Promise<Response> {
  const tags = requestedTags(request);
  if (tags === undefined) return site(request.method, path, asked);
  // The page whole: without conditions, range and compression.
  const page = await site('GET', path, new Headers());
  const dated = await datedPage(page, tags, asked);
  if (dated === page) return page;
  const headers = { ...Object.fromEntries(dated.headers), vary: 'Accept-Encoding' };
  if (dated.status !== 200) return new FastResponse(null, { status: dated.status, headers });
  // A weak ETag, which encodings may share.
  const [bytes, used] = await compress(new Uint8Array(await dated.arrayBuffer()), chooseEncoding(asked));
  return new FastResponse(bytes, { headers: used === '' ? headers : { ...headers, 'content-encoding': used } });
}
