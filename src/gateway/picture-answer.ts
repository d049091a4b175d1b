import { CONTENT_TYPE_SVG } from '../contract/headers.ts';
import { type Answer, FILE_HEADERS, layered } from './answers.ts';

/** The picture is drawn, not embedded: whoever opens it as a page gets its own style and nothing that could act. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** A drawn SVG under the contract's headers; 304 when the caller has the same one. */
export function pictureAnswer(svg: string, method: string, asked: Pick<Headers, 'get'>): Answer<never> {
  const etag = `"${fingerprint(svg)}"`;
  if (knows(asked.get('if-none-match'), etag))
    return { status: 304, headers: layered(FILE_HEADERS, { etag }), body: null };
  const own = { etag, 'content-type': CONTENT_TYPE_SVG, 'content-security-policy': PICTURE_POLICY };
  return { status: 200, headers: layered(FILE_HEADERS, own), body: method === 'HEAD' ? null : svg };
}

/** Weak comparison: a proxy that compresses the body marks its validator with `W/`. */
function knows(condition: string | null, etag: string): boolean {
  const known = condition?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 units: only has to differ when a new version draws the same date in another way. */
function fingerprint(text: string): string {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
