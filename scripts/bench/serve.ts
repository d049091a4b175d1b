import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import fs from 'fs-extra';
import { apiPath } from '../../src/http/api-path.ts';
import { ROOT } from '../command/run-command.ts';
import { type Spread, spreadOf } from './builds.ts';

export interface ServeResult {
  readonly bareRequestsPerSecond: Spread;
  readonly requestsPerSecond: Spread;
  readonly ratio: Spread;
}

const ROUNDS = 5;
const SECONDS = 4;
/** Many clients behind a proxy, as in production; a single one would reach its limit within the first second. */
const WRK_SCRIPT = `
local n = 0
request = function()
  n = n + 1
  wrk.headers["X-Forwarded-For"] = "10.0." .. (math.floor(n / 256) % 32) .. "." .. (n % 256)
  return wrk.format("GET", nil)
end
`;

/** The floor for `npm run serve`: node:http and nothing else, with the headers and bytes of its response. */
const BARE_SERVER = `
const { headers, body } = JSON.parse(process.argv[1]);
const bytes = Buffer.from(body);
const server = require('node:http').createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** `npm run serve` beside a bare node:http server that returns the same bytes, turn by turn. `undefined` without wrk. */
export async function benchServe(dist: string, folder: string): Promise<ServeResult | undefined> {
  if (spawnSync('wrk', ['--version']).error) return undefined;
  const script = path.join(folder, 'clients.lua');
  await fs.writeFile(script, WRK_SCRIPT);
  const port = 18_000 + (process.pid % 1000);
  const started: ChildProcess[] = [];
  const start = async (args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    const [line] = (await once(child.stdout!, 'data')) as [Buffer];
    return line.toString();
  };
  try {
    await start(['--import', 'tsx', 'scripts/serve.ts', '--dir', dist], {
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
    });
    const url = `http://127.0.0.1:${port}${apiPath('/matrix/{day}/{month}/{year}', { day: 15, month: 6, year: 1990 })}`;
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    const { connection, 'keep-alive': _, date, ...headers } = Object.fromEntries(answer.headers);
    const bare = (await start(['-e', BARE_SERVER, JSON.stringify({ headers, body: await answer.text() })])).trim();
    const rounds = Array.from({ length: ROUNDS }, () => ({
      bare: requestsPerSecond(script, `http://127.0.0.1:${bare}/`),
      serve: requestsPerSecond(script, url),
    }));
    return {
      bareRequestsPerSecond: spreadOf(rounds.map((round) => round.bare)),
      requestsPerSecond: spreadOf(rounds.map((round) => round.serve)),
      ratio: spreadOf(rounds.map((round) => round.serve / round.bare)),
    };
  } finally {
    for (const child of started) child.kill('SIGTERM');
  }
}

function requestsPerSecond(script: string, url: string): number {
  const output = execFileSync('wrk', ['-t1', '-c16', `-d${SECONDS}s`, '-s', script, url], { encoding: 'utf8' });
  if (output.includes('Non-2xx')) throw new Error(`wrong answers under load:\n${output}`);
  return Number(/Requests\/sec:\s+([0-9.]+)/.exec(output)![1]);
}
