/**
 * Whether a request names its host twice, which RFC 9112 tells a server to refuse: a proxy in front may have believed the
 * other one. Node keeps the first and says nothing.
 */
export function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  // Names and values in turn.
  for (let i = 0; i < rawHeaders.length; i += 2) if (/^host$/i.test(rawHeaders[i]!)) hosts++;
  return hosts > 1;
}
