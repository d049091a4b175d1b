import openapiTS, { astToString } from 'openapi-typescript';
import * as z from 'zod';
import { componentName, schemaComponents } from '../../src/api/openapi-components.ts';
import {
  arcanumSchema,
  type Content,
  coupleMeetingsSchema,
  couplePurposesSchema,
  karmicTailSchema,
  lifePathSchema,
  numberTextsSchema,
  portraitSchema,
  positionSchema,
  publisherSchema,
  shortPlacesSchema,
} from '../../src/content/content-schema.ts';
import { ENDPOINTS } from '../../src/endpoints/list.ts';

/** The types of src/client/api-types.ts whose names differ from their schemas'. */
const API_TYPES: Readonly<Record<string, string>> = {
  'life-path': 'LifePathRecord',
  arcanum: 'ArcanumRecord',
  matrix: 'MatrixBody',
  calendar: 'CalendarBody',
  chart: 'ChartBody',
  couple: 'CoupleBody',
  year: 'YearBody',
  statistics: 'StatisticsBody',
};

const DATA_SCHEMAS = {
  arcanum: arcanumSchema,
  'karmic-tail': karmicTailSchema,
  'life-path': lifePathSchema,
  'number-texts': numberTextsSchema,
  position: positionSchema,
  publisher: publisherSchema,
  'portrait-texts': portraitSchema,
  'short-places': shortPlacesSchema,
  'couple-meetings': coupleMeetingsSchema,
  'couple-purposes': couplePurposesSchema,
} as const;

/** What each language of `open-numerology/data` exports, one module each, so that a bundler takes only what is used. */
const DATA_EXPORTS: Readonly<Record<keyof Content, { readonly type: string; readonly text: string }>> = {
  arcana: { type: 'readonly Arcanum[]', text: 'The 22 major arcana with all their readings, 1 to 22.' },
  lifePaths: { type: 'readonly LifePath[]', text: 'The 12 life path numbers with all their texts.' },
  positions: { type: 'readonly Position[]', text: 'The 12 positions of the matrix.' },
  karmicTails: {
    type: 'readonly KarmicTail[]',
    text: 'The 35 karmic tails: 26 that dates have, then 9 that only couples have.',
  },
  numberTexts: { type: 'NumberTexts', text: 'What each of the classic numbers says, by role and number.' },
  portrait: {
    type: 'PortraitTexts',
    text: 'The pieces of portraits, which `portraitOf` puts together.',
  },
  shortPlaces: {
    type: 'ShortPlaces',
    text: 'What an arcanum says as partner (point M), income (L) and balance (R), for those that dates have there.',
  },
  coupleMeetings: {
    type: 'CoupleMeetings',
    text: 'How the centers of two people affect each other, by the key that `meetingOf` gives.',
  },
  couplePurposes: {
    type: 'CouplePurposes',
    text: 'A sentence for each purpose of a couple, where `{arcano}` is the name of its arcanum.',
  },
  publisher: { type: 'Publisher', text: 'Whom to name as the source, and the license.' },
};

/** Every response of the API, and their shared types, as plain TypeScript. */
export async function apiTypes(): Promise<string> {
  const bodies = Object.entries(schemaComponents()).filter(([name]) => !name.startsWith('error-'));
  const paths = ENDPOINTS.flatMap(({ path, schemaName }) =>
    schemaName === undefined ? [] : [`  readonly '${path}': ${typeName(componentName(schemaName), API_TYPES)};\n`],
  );
  const byPath = `/** The answer to each path of the API, by its template. */\nexport interface ApiBodies {\n${paths.join('')}}\n`;
  return `${await typesOf(Object.fromEntries(bodies), API_TYPES)}\n${byPath}`;
}

const DATA_NAMES = Object.keys(DATA_EXPORTS) as (keyof Content)[];

/** The declarations of `texts.d.ts`; every language has the same exports. */
export async function dataDeclarations(): Promise<string> {
  const schemas = Object.entries(DATA_SCHEMAS).map(([name, schema]) => [name, z.toJSONSchema(schema)]);
  const types = await typesOf(Object.fromEntries(schemas));
  const declarations = DATA_NAMES.map(
    (name) => `/** ${DATA_EXPORTS[name].text} */\nexport declare const ${name}: ${DATA_EXPORTS[name].type};\n`,
  );
  return `${types}\n${declarations.join('\n')}`;
}

/** A language's texts as JavaScript, by file name. Not JSON: importing it takes an attribute that not every bundler knows. */
export function dataModules(content: Content): Record<string, string> {
  return {
    ...Object.fromEntries(
      DATA_NAMES.map((name) => [`${name}.js`, `export const ${name} = ${JSON.stringify(content[name])};\n`]),
    ),
    'index.js': DATA_NAMES.map((name) => `export { ${name} } from './${name}.js';\n`).join(''),
    'index.d.ts': "export * from '../texts.js';\n",
  };
}

function typeName(name: string, names: Readonly<Record<string, string>>): string {
  return names[name] ?? name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** JSON Schemas as TypeScript, each named in Pascal case or as given. */
async function typesOf(
  schemas: Readonly<Record<string, object>>,
  names: Readonly<Record<string, string>> = {},
): Promise<string> {
  const renamed = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [typeName(name, names), schema]));
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    components: { schemas: renamed },
  }).replace(/(?<="\$ref":"#\/components\/schemas\/)[^"]+/g, (name) => typeName(name, names));
  const types = astToString(await openapiTS(text, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
  // Types refer to each other by name, which is what an editor shows. Only `components` has any content.
  return types
    .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replace(/^export type (?:paths|webhooks|\$defs|operations) = .*\n/gm, '')
    .replace('export interface components', 'interface components');
}
