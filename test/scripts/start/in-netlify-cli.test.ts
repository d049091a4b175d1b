import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from '../../content-fixture.ts';
import { sendRaw } from '../../requests/fronts.ts';

const GUARD = pathToFileURL(path.join(ROOT, 'scripts/start/in-netlify-cli.mjs')).href;

/** Reads addresses as netlify-cli does. */
const SERVER = `require('node:http').createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://' + (request.headers.host || '127.0.0.1'));
  response.end(pathname);
}).listen(0, function () { console.log(this.address().port); });`;

it('no address of a request ends netlify-cli', async () => {
  const env = { ...process.env, HOST: 'localhost' };
  const child = spawn(process.execPath, ['--import', GUARD, '-e', SERVER], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = Number(String((await once(child.stdout!, 'data'))[0]));
  const answers: string[] = [];
  for (const head of [
    'GET /a HTTP/1.1\r\nHost: a b',
    'GET // HTTP/1.1\r\nHost: x',
    'GET /a HTTP/1.1\r\nHost: x:99999',
    'GET /a HTTP/1.0',
    'GET //b/a HTTP/1.1\r\nHost: x',
  ])
    answers.push((await sendRaw(port, `${head}\r\nConnection: close\r\n\r\n`)).split(' ')[1] ?? 'nothing');
  const isAlive = child.exitCode === null;
  child.kill('SIGKILL');
  expect([answers, isAlive]).toEqual([['400', '400', '400', '200', '200'], true]);
});
