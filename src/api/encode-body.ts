/** More than the longest body needs. */
const SCRATCH = new Uint8Array(1_048_576);
const utf8 = new TextEncoder();
const encodedParts = new WeakMap<object, Uint8Array>();

let length = 0;
/** JSON text not yet in the buffer. */
let pending = '';

/**
 * JSON as UTF-8 with a final newline, valid until the next call. A frozen part is shared by many bodies: it is encoded once and then
 * copied, which saves a sixth of a build's CPU time.
 */
export function encodeBody(body: object): Uint8Array {
  length = 0;
  add(body);
  pending += '\n';
  flush();
  return SCRATCH.subarray(0, length);
}

function add(value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    pending += JSON.stringify(value);
  } else if (Object.isFrozen(value)) {
    flush();
    const part = encodedParts.get(value) ?? utf8.encode(JSON.stringify(value));
    encodedParts.set(value, part);
    SCRATCH.set(part, length);
    length += part.length;
  } else {
    let separator = '{';
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue;
      pending += `${separator}"${key}":`;
      add(part);
      separator = ',';
    }
    pending += separator === '{' ? '{}' : '}';
  }
}

function flush(): void {
  length += utf8.encodeInto(pending, SCRATCH.subarray(length)).written;
  pending = '';
}
