/** How a body may travel, the smallest first: of two that a client likes equally, the first is taken. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Clients send a handful of different headers; a hostile one must not fill the memory with its own. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/**
 * The encoding that a client likes best.
 *
 * @example chooseEncoding('gzip, br;q=0.5') // 'gzip'
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = choose(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, chosen);
  return chosen;
}

function choose(header: string): Encoding {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight) || 0];
      }),
  );
  const weightOf = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0;
  // Without being named, the plain body is what is left when nothing else is liked.
  const [best] = ENCODINGS.filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a));
  return best ?? 'identity';
}
