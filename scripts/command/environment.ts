import path from 'node:path';

/** The project's folder, with sources and libraries: two above this file, and above `.cache/build`, where the build runs. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
