import * as z from 'zod';
import { ARCANA_COUNT } from '../method/reduce.ts';

/** Control characters, invisible format characters, lone surrogates, and the replacement character. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\uFFFD]/u;

/** Text that every interface can print: no invisible characters, no leading or trailing space. */
export const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'no space at the start or end')
  .superRefine((value, context) => {
    const place = value.search(UNPRINTABLE);
    if (place === -1) return;
    const code = value.codePointAt(place)!.toString(16).toUpperCase().padStart(4, '0');
    const message = `character ${place + 1} is U+${code}; allowed: printable characters and line breaks`;
    context.addIssue({ code: 'custom', message });
  });

export const arcanumNumber = z.int().min(1).max(ARCANA_COUNT);

/** An object with exactly these keys. */
export function byKey<K extends string, T extends z.ZodType>(
  keys: readonly K[],
  value: T,
): z.ZodObject<Record<K, T>, z.core.$strict> {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>);
}
