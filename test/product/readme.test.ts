import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../content-fixture.ts';
import { commandsOf, readDocument } from '../documents.ts';
import { freePort } from '../free-port.ts';
import { startScript } from '../run-script.ts';
import { hasProgram } from '../scripts/build/dataset/program.ts';
import { yearSite } from '../shared-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Programs whose commands are run unchanged; if one is missing, a library covers it in another test. */
const IN_A_SHELL = ['curl', 'sha256sum', 'sqlite3'];
/** Commands that install or run until Ctrl-C are run once in other tests: the file, and the text that runs them. */
const ELSEWHERE: Readonly<Record<string, readonly (readonly [file: string, text: string])[]>> = {
  'npm ci && npm test': [['.ci/run', '\nnpm ci\nnpm test\n']],
  'npm ci && npm start': [
    ['.ci/run', '\nnpm ci\nnpm test\n'],
    ['test/product/npm-start.test.ts', 'scripts.start'],
  ],
  'PORT=8889 npm run serve -- --dir ../mirror': [
    ['test/product/image.test.ts', "'PORT=8889 npm run serve -- --dir ../mirror'"],
  ],
  'PORT=8890 docker compose up --build': [['test/product/image.test.ts', "it('PORT=8890 docker compose up --build'"]],
};

let root: string;
/** Where the commands are run; one of them writes next to it. */
let checkout: string;
let port: number;
let stop: () => unknown;

beforeAll(async () => {
  root = await temporaryFolder('readme');
  checkout = path.join(root, 'checkout');
  await mkdir(checkout);
  port = await freePort();
  const { child } = await startScript('serve', ['--dir', (await yearSite()).dir], { PORT: String(port) });
  stop = () => child.kill('SIGTERM');
  while (!(await fetch(`http://localhost:${port}/healthz`).catch(() => undefined))) await sleep(50);
});
afterAll(async () => {
  stop?.();
  await rm(root, { recursive: true });
});

/** In one folder and in order, because later commands use files of earlier ones. Both READMEs have the same commands. */
describe('every command of the READMEs', () => {
  it.for(commandsOf(readDocument('README.md')))('$command', async ({ command, comment }, context) => {
    for (const [file, text] of ELSEWHERE[command] ?? []) expect(readDocument(file)).toContain(text);
    if (command in ELSEWHERE) return;
    const program = command.split(' ')[0]!;
    expect(IN_A_SHELL, 'no test runs this command').toContain(program);
    context.skip(!hasProgram(program), `needs ${program}`);
    const line = command.replaceAll('localhost:8888', `localhost:${port}`);
    const { stdout } = await promisify(execFile)('bash', ['-ec', line], { cwd: checkout });
    if (comment) expect(stdout.trim()).toBe(comment);
  });

  it('leaves nothing that git would add', async () => {
    const saved = (await readdir(checkout)).filter((name) => name !== 'dist');
    expect(saved.length).toBeGreaterThan(2);
    // `netlify dev` watches the checkout and would stop responding while 79,000 files are written to it.
    expect(await readdir(root)).toContain('mirror');
    expect(saved).not.toContain('mirror');
    const { stdout } = await promisify(execFile)('git', ['check-ignore', ...saved], { cwd: ROOT });
    expect(stdout.trim().split('\n')).toEqual(expect.arrayContaining(saved));
  });

  it('the first answer is the one that is shown', async () => {
    const [, shown] = /^\$ curl -s .*\n([\s\S]*?) …\n```/m.exec(readDocument('README.md'))!;
    const body = await (await fetch(`http://localhost:${port}/api/matrix/15/6/1990`)).text();
    expect(body.replaceAll(' ', '').startsWith(shown!.replaceAll(/\s/g, ''))).toBe(true);
    expect(readDocument('README.es.md')).toContain(shown);
  });
});
