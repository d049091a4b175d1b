import path from 'node:path';
import { loadContent } from '../scripts/build/load-content.ts';
import type { Content } from '../src/content/content-schema.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const DATA_DIR = path.join(ROOT, 'data');

/** The real content: tests of bodies and files run on what is published. */
export const content: Content = await loadContent(DATA_DIR, 'es');
