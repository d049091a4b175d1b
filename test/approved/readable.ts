/** An output as it is approved: everything in it is exact, and a diff of it is short. */
export type Outputs = Readonly<Record<string, string>>;

const WIDTH = 120;

/**
 * JSON as a person reads it: two spaces, and on one line what fits there and holds no other list or object. Keys keep their order.
 *
 * @example prettyJson({ a: { b: 1 } }) // '{\n  "a": { "b": 1 }\n}'
 */
export function prettyJson(value: unknown, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const items = entries.map(([key, item]) => (isList ? '' : `${JSON.stringify(key)}: `) + prettyJson(item, inner));
  const [open, close] = isList ? '[]' : '{}';
  const line = isList ? `[${items.join(', ')}]` : items.length === 0 ? '{}' : `{ ${items.join(', ')} }`;
  const isFlat = entries.every(([, item]) => item === null || typeof item !== 'object');
  if (items.length === 0 || (isFlat && indent !== '' && line.length <= WIDTH)) return line;
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}

/**
 * JSON that is sent or published, minified or with two spaces. What is approved has other line breaks, but stands for these
 * bytes: the form is checked here.
 */
export function prettyText(text: string, spaces = 0): string {
  const value: unknown = JSON.parse(text);
  if (text !== `${JSON.stringify(value, null, spaces)}\n`) throw new Error(`another form: ${text.slice(0, 80)}`);
  return `${prettyJson(value)}\n`;
}

/** A picture with each element on a line of its own; without the added line breaks these are its bytes. */
export function prettySvg(svg: string): string {
  if (svg.includes('>\n<')) throw new Error('has line breaks of its own');
  return svg.replaceAll('><', '>\n<');
}
