import { readDataFiles } from '../../scripts/build/hash-inputs.ts';
import { DATA_DIR } from '../content-fixture.ts';

/** Prose ends with a period, a question with a question mark, a label with neither; names are unrestricted («Jr.»). */
export type TextKind = 'prose' | 'question' | 'label' | 'name';

export interface ContentText {
  /** The file and, if it has several records, which one. */
  readonly record: string;
  readonly field: string;
  readonly kind: TextKind;
  readonly text: string;
}

/** How many keys of a file lead to a record; default: one. */
const RECORD_DEPTHS: readonly (readonly [file: RegExp, depth: number])[] = [
  [/publisher|life-path|arcana|numbers/, 0],
  [/portrait|short-places/, 2],
];
const NOT_SPANISH = /^data\/publisher\.json (?!description$)| (?:emoji|key|point|absent\.\d+)$|_en$/;
const LABEL =
  /^(?:archetype|tagline|name|keyword|title|(?:traits|weaknesses|career|light|shadow)\.\d+|famous_people\.\d+\.field)$/;

/** Every Spanish text of `data/` except the pages, with its location. */
export const TEXTS: readonly ContentText[] = [...(await readDataFiles(DATA_DIR))]
  .filter(([file]) => /^es\/.*\.json$|^publisher/.test(file))
  .flatMap(([file, bytes]) => {
    const depth = RECORD_DEPTHS.find(([pattern]) => pattern.test(file))?.[1] ?? 1;
    return strings(JSON.parse(String(bytes)), []).flatMap(([keys, text]): ContentText[] => {
      const record = [`data/${file}`, ...(depth ? [keys.slice(0, depth).join('.')] : [])].join(' ');
      const field = keys.slice(depth).join('.') || 'text';
      return NOT_SPANISH.test(`${record} ${field}`) ? [] : [{ record, field, kind: kindOf(field), text }];
    });
  });

function strings(value: unknown, keys: readonly string[]): [keys: readonly string[], text: string][] {
  if (typeof value === 'string') return [[keys, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => strings(child, [...keys, key]));
}

function kindOf(field: string): TextKind {
  if (/(?:^|\.)question$/.test(field)) return 'question';
  if (/^famous_people\.\d+\.name$/.test(field)) return 'name';
  return LABEL.test(field) ? 'label' : 'prose';
}

/** The texts whose location, such as `data/es/arcana/7.json places.center.light`, matches. */
export function textsAt(place: RegExp): ContentText[] {
  return TEXTS.filter(({ record, field }) => place.test(`${record} ${field}`));
}

/** Short texts of one kind, which must not sound alike. */
export const READINGS = textsAt(/\.reading$|karmic-tails\.json \d+ (?:text|couple_text)$/);
export const NUMBER_TEXTS = textsAt(/numbers\.json /);

/** Runs a check over texts and adds the location to each finding: `data/es/life-path/7.json love: "palabra"`. */
export function report(texts: readonly ContentText[], check: (text: ContentText) => readonly string[]): string[] {
  return texts.flatMap((text) => check(text).map((found) => `${text.record} ${text.field}: ${found}`));
}
