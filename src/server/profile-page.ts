import { datedProfile, profileDate } from '../gateway/dated-page.ts';
import { sitePath } from '../http/site-path.ts';
import { chooseEncoding, compress } from './compress.ts';
import { plainResponse } from './plain-response.ts';
import type { Site } from './site.ts';

/** The page of a profile, with its date in the head, as netlify/edge-functions/profile.ts answers it. */
export async function profilePage(site: Site, request: Request, asked: Headers): Promise<Response> {
  const date = profileDate(request);
  if (date === undefined) return site(request.method, sitePath.profiles(), asked);
  // The page whole: without conditions, range and compression.
  const page = await site('GET', sitePath.profiles(), new Headers());
  const dated = await datedProfile(page, date, asked);
  if (dated === page) return page;
  const headers = { ...Object.fromEntries(dated.headers), vary: 'Accept-Encoding' };
  if (dated.status !== 200) return plainResponse(null, { status: dated.status, headers });
  // A weak ETag, which encodings may share.
  const [bytes, used] = await compress(new Uint8Array(await dated.arrayBuffer()), chooseEncoding(asked));
  return plainResponse(bytes, { headers: used === '' ? headers : { ...headers, 'content-encoding': used } });
}
