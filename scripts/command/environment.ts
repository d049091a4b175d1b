import path from 'node:path';

/** The project's folder, with sources and libraries. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
