import { fileURLToPath } from 'node:url';
import { loadContent } from '../../scripts/build/load-content.ts';
import type { Arcanum, Content, KarmicTail, LifePath, Position } from '../../src/content/content-schema.ts';
import { PLACE_KEYS } from '../../src/method/places.ts';

/** Prose ends with a stop, a question with its mark, a label with neither; a name may do as it likes («Jr.»). */
export type TextKind = 'prose' | 'question' | 'label' | 'name';

export interface ContentText {
  /** File and, where it holds several records, which one. */
  readonly record: string;
  readonly field: string;
  readonly kind: TextKind;
  readonly text: string;
}

/** A reading or a karmic tail: short texts of one kind, written in a row, which must not sound alike. */
export function isReading({ record, field }: ContentText): boolean {
  return field.endsWith('.reading') || (record.startsWith('data/es/karmic-tails.json') && field !== 'name');
}

type FieldText = Omit<ContentText, 'record'>;

/** Every Spanish text of `data/`, with the place where it can be mended. */
export function contentTexts(content: Content): ContentText[] {
  const { publisher, lifePaths, arcana, karmicTails, positions, numberTexts } = content;
  return [
    ...place('data/publisher.json', [prose('description', publisher.description)]),
    ...lifePaths.flatMap((record) => place(`data/es/life-path/${record.number}.json`, lifePathTexts(record))),
    ...arcana.flatMap((record) => place(`data/es/arcana/${record.number}.json`, arcanumTexts(record))),
    ...karmicTails.flatMap((record) =>
      place(`data/es/karmic-tails.json ${record.arcana.join('-')}`, tailTexts(record)),
    ),
    ...positions.flatMap((record) => place(`data/es/positions.json key ${record.key}`, positionTexts(record))),
    ...Object.entries(numberTexts).flatMap(([role, texts]) =>
      place(
        'data/es/numbers.json',
        Object.entries(texts).map(([number, text]) => prose(`${role}.${number}`, text)),
      ),
    ),
    ...portraitTexts(content),
    ...coupleTexts(content),
    ...Object.entries(content.shortPlaces).flatMap(([name, texts]) =>
      Object.entries(texts).flatMap(([number, { meaning, question: asked }]) =>
        place(`data/es/short-places.json ${name}.${number}`, [prose('meaning', meaning), question('question', asked)]),
      ),
    ),
  ];
}

/** The pieces that a portrait is put together from: each is a record of its own, because none may repeat another. */
function portraitTexts({ portrait: { cores, ...parts } }: Content): ContentText[] {
  const file = 'data/es/portrait.json';
  return [
    ...Object.entries(parts).flatMap(([part, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => place(`${file} ${part}.${key}`, [prose('text', text)])),
    ),
    ...cores.flatMap(({ center, karma, purpose, headline, text }) =>
      place(`${file} cores ${center}-${karma}-${purpose}`, [prose('headline', headline), prose('text', text)]),
    ),
  ];
}

function coupleTexts({ coupleMeetings, couplePurposes }: Content): ContentText[] {
  return [
    ...Object.entries(coupleMeetings).flatMap(([key, { headline, text }]) =>
      place(`data/es/couple-meetings.json ${key}`, [prose('headline', headline), prose('text', text)]),
    ),
    ...Object.entries(couplePurposes).flatMap(([key, text]) =>
      place(`data/es/couple-purposes.json ${key}`, [prose('text', text)]),
    ),
  ];
}

function lifePathTexts(record: LifePath): FieldText[] {
  return [
    label('archetype', record.archetype),
    label('tagline', record.tagline),
    prose('short_description', record.short_description),
    prose('description', record.description),
    ...labels('traits', record.traits),
    ...labels('weaknesses', record.weaknesses),
    ...labels('career', record.career),
    prose('love', record.love),
    prose('advice', record.advice),
    ...record.famous_people.flatMap(({ name, field }, i): FieldText[] => [
      { field: `famous_people.${i}.name`, kind: 'name', text: name },
      label(`famous_people.${i}.field`, field),
    ]),
  ];
}

function arcanumTexts(record: Arcanum): FieldText[] {
  return [
    label('name', record.name),
    label('keyword', record.keyword),
    prose('description', record.description),
    ...labels('light', record.light),
    ...labels('shadow', record.shadow),
    prose('repeated', record.repeated),
    ...PLACE_KEYS.flatMap((key) => {
      const { meaning, light, shadow, question: asked, reading } = record.places[key];
      return [
        prose(`places.${key}.meaning`, meaning),
        prose(`places.${key}.light`, light),
        prose(`places.${key}.shadow`, shadow),
        question(`places.${key}.question`, asked),
        prose(`places.${key}.reading`, reading),
      ];
    }),
  ];
}

function tailTexts(record: KarmicTail): FieldText[] {
  return [label('name', record.name), prose('text', record.text), prose('couple_text', record.couple_text)];
}

function positionTexts(record: Position): FieldText[] {
  return [
    label('title', record.title),
    prose('meaning', record.meaning),
    question('question', record.question),
    prose('formula', record.formula),
  ];
}

function place(record: string, texts: readonly FieldText[]): ContentText[] {
  return texts.map((text) => ({ record, ...text }));
}

function prose(field: string, text: string): FieldText {
  return { field, kind: 'prose', text };
}

function question(field: string, text: string): FieldText {
  return { field, kind: 'question', text };
}

function label(field: string, text: string): FieldText {
  return { field, kind: 'label', text };
}

function labels(field: string, items: readonly string[]): FieldText[] {
  return items.map((text, i) => label(`${field}.${i}`, text));
}

let loaded: Promise<Content> | undefined;

/** What we really publish, wherever the tests are started from. Checking it takes a while, so that it is read once. */
export function realContent(): Promise<Content> {
  loaded ??= loadContent(fileURLToPath(new URL('../../data', import.meta.url)), 'es');
  return loaded;
}

/** Runs a checker over texts and says for each finding where it is: `data/es/life-path/7.json love: "palabra"`. */
export function report(texts: readonly ContentText[], check: (text: ContentText) => readonly string[]): string[] {
  return texts.flatMap((text) => check(text).map((found) => `${text.record} ${text.field}: ${found}`));
}
