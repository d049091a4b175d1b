import path from 'node:path';
import { readDataFiles } from '../scripts/build/hash-inputs.ts';
import { parseContent, parsePages } from '../scripts/build/load-content.ts';
import type { Content } from '../src/content/content-schema.ts';
import type { PageTexts } from '../src/content/page-texts.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const DATA_DIR = path.join(ROOT, 'data');

/** The real content: tests of bodies and files run on what is published. */
const files = await readDataFiles(DATA_DIR);
export const content: Content = parseContent(files, 'es');
export const pages: PageTexts = parsePages(files, 'es');
