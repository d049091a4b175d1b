/**
 * The ETag of a computed answer. FNV-1a over UTF-16 units, with its two constants: only has to differ when a new version
 * answers in another way.
 */
export function etagOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `"${(hash >>> 0).toString(16).padStart(8, '0')}"`;
}

/** Whether `If-None-Match` names an ETag. A weak comparison: a proxy that compresses the body marks its ETag with `W/`. */
export function matchesEtag(condition: string | null, etag: string): boolean {
  if (condition === null) return false;
  const known = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
