import { once } from 'node:events';
import path from 'node:path';
import positions from '../data/positions.json' with { type: 'json' };
import publisher from '../data/publisher.json' with { type: 'json' };
import { createGuard } from '../src/gateway/guard.ts';
import { matrixDrawer } from '../src/picture/draw-matrix.ts';
import { createLimiter } from '../src/store/create-limiter.ts';
import { runCommand } from './command/run-command.ts';
import { UserError } from './command/user-error.ts';
import { stopGracefully } from './server/graceful-stop.ts';
import { readSettings } from './server/settings.ts';
import { openSiteFolder } from './server/site-folder.ts';
import { createSiteServer } from './server/site-server.ts';

const root = path.resolve(import.meta.dirname, '..');

await runCommand(async (signal) => {
  const { dir, host, port, proxies, matrixLimit, origin } = readSettings(process.argv.slice(2), process.env, root);
  const report = console.error;
  const limiter = await createLimiter((name) => process.env[name], report, { warmUp: true });
  const draw = matrixDrawer(positions, publisher);
  const guard = createGuard<Buffer>({
    limiter,
    matrixLimit,
    support: publisher.support,
    drawMatrix: (date) => draw(date, { standalone: true }),
    now: Date.now,
    report,
  });
  const folder = await openSiteFolder(dir);
  const server = createSiteServer({ folder, guard, proxies, origin, report, isStopping: () => signal.aborted });
  await once(server.listen(port, host), 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new UserError(
      `HOST and PORT: ${host}:${port} cannot be used (${cause.code}); choose others, e.g. PORT=${port + 1} npm run serve`,
      { cause },
    );
  });
  console.log(
    `Serving ${path.relative(process.cwd(), dir) || '.'} on http://${host.includes(':') ? `[${host}]` : host}:${port}`,
  );
  if (!signal.aborted) await once(signal, 'abort');
  await stopGracefully(server);
  console.log('Stopped.');
  // Asked to end, and ended in order.
  process.exitCode = 0;
});
