/**
 * A step's name; a part of a name is its own title.
 *
 * @example stepTitle(numbers, 'pinnacle_3') // 'Tercer pináculo'
 */
export function stepTitle(
  { titles, steps, nth }: typeof import('./es/numbers.ts').numbers,
  name: string,
  nameParts: readonly string[] = [],
): string {
  const [, kind, place] = /^(pinnacle|challenge|part)_([0-9]+)$/.exec(name) ?? [];
  if (kind === 'part') return nameParts[Number(place) - 1]!;
  if (kind) return nth(Number(place), kind as 'pinnacle' | 'challenge');
  const known: Readonly<Record<string, string>> = { ...titles, ...steps };
  return known[name] ?? name;
}
