import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, it, type TestContext } from 'vitest';
import { DATA_FILES } from '../../../../src/dataset/catalog.ts';
import { TABLES } from '../../../../src/dataset/tables/all-tables.ts';
import { ROOT } from '../../../content-fixture.ts';
import { yearSite } from '../../../shared-site.ts';
import { runProgram } from './program.ts';

/** Tools used in notebooks. CI has no Python packages; there, DuckDB and hyparquet from npm read every table. */
const PYTHON = process.env.PYTHON ?? 'python3';
const MINUTES = 60_000;

/** Without one table: frictionless turns each row into a dictionary once per column, which takes minutes for 128 of them. */
const VALIDATE = `
import json
from frictionless import Package
package = Package('datapackage.json')
package.remove_resource('chart-parquet')
print(json.dumps(package.validate().to_descriptor()))
`;

let folder: string;
beforeAll(async () => {
  folder = path.join((await yearSite()).dir, 'dataset');
});

function skipWithout(modules: readonly string[], { skip }: TestContext): void {
  for (const name of modules)
    if (spawnSync(PYTHON, ['-c', `import ${name}`]).status !== 0) skip(`${PYTHON} has no module ${name}`);
}

async function python(...args: string[]): Promise<string> {
  return String(await runProgram(PYTHON, args, folder));
}

it('polars, pandas, pyarrow and DuckDB read every table without options, and the same', {
  timeout: MINUTES,
}, async (test) => {
  skipWithout(['polars', 'pandas', 'pyarrow', 'duckdb'], test);
  const stdout = await python(path.join(ROOT, 'test/scripts/build/dataset/python-readers.py'), folder);
  const read = stdout.trimEnd().split('\n');
  const names = TABLES.flatMap(({ name, files }) => files.map((format) => `${name}.${format}`));
  expect(read.map((line) => line.split(' ')[0]).sort()).toEqual(
    names.filter((name) => /\.(?:csv|parquet)$/.test(name)).sort(),
  );
});

it('frictionless calls the data package valid', { timeout: 15 * MINUTES }, async (test) => {
  skipWithout(['frictionless', 'ijson', 'jsonlines', 'openpyxl', 'pyarrow'], test);
  const { valid, tasks } = JSON.parse(await python('-c', VALIDATE)) as {
    valid: boolean;
    tasks: { name: string; errors: object[] }[];
  };
  expect(tasks.flatMap(({ name, errors }) => errors.slice(0, 1).map((error) => ({ name, error })))).toEqual([]);
  expect(tasks).toHaveLength(DATA_FILES.length - 1);
  expect(valid).toBe(true);
});
