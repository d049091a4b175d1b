import * as z from 'zod';
import {
  arcanumSchema,
  type Content,
  karmicTailSchema,
  lifePathSchema,
  numberTextsSchema,
  positionSchema,
  publisherSchema,
} from '../../src/content/content.ts';
import { typesOf } from './schema-types.ts';

const SCHEMAS = {
  arcanum: arcanumSchema,
  'karmic-tail': karmicTailSchema,
  'life-path': lifePathSchema,
  'number-texts': numberTextsSchema,
  position: positionSchema.extend({ title: z.string() }),
  publisher: publisherSchema,
} as const;

/** What `open-numerology/data` exports: each part is a module of its own, so that a bundler takes only what is used. */
const EXPORTS: Readonly<Record<keyof Content, { readonly type: string; readonly text: string }>> = {
  arcana: { type: 'readonly Arcanum[]', text: 'The 22 major arcana with all their readings, 1 to 22.' },
  lifePaths: { type: 'readonly LifePath[]', text: 'The 12 life path numbers with all their texts.' },
  positions: { type: 'readonly Position[]', text: 'The 12 positions of the matrix.' },
  karmicTails: { type: 'readonly KarmicTail[]', text: 'The 26 karmic tails that dates have.' },
  numberTexts: { type: 'NumberTexts', text: 'What each of the classic numbers says, by role and number.' },
  publisher: { type: 'Publisher', text: 'Whom to name as the source, and the licence.' },
};

/** The texts as JavaScript, by file name. Not as JSON, which needs an attribute to be imported that not every bundler knows. */
export async function dataModules(content: Content): Promise<Record<string, string>> {
  const names = Object.keys(EXPORTS) as (keyof Content)[];
  const schemas = Object.entries(SCHEMAS).map(([name, schema]) => [name, z.toJSONSchema(schema)]);
  const types = await typesOf(Object.fromEntries(schemas));
  const declarations = names.map(
    (name) => `/** ${EXPORTS[name].text} */\nexport declare const ${name}: ${EXPORTS[name].type};\n`,
  );
  return {
    ...Object.fromEntries(
      names.map((name) => [`${name}.js`, `export const ${name} = ${JSON.stringify(content[name])};\n`]),
    ),
    'index.js': names.map((name) => `export { ${name} } from './${name}.js';\n`).join(''),
    'index.d.ts': `${types}\n${declarations.join('\n')}`,
  };
}
