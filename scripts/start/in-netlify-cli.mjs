// Preloaded into netlify-cli: makes it wait for the build, listen on one interface only, survive malformed requests, and end
// together with the process that started it.
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { pathToFileURL } from 'node:url';

// netlify-cli gives its servers a port but no host, so they would listen on all interfaces.
const host = process.env.HOST;
const { listen } = net.Server.prototype;

net.Server.prototype.listen = function (target, ...rest) {
  if (typeof target === 'number' && typeof rest[0] !== 'string')
    return listen.call(this, { port: target, host }, ...rest);
  if (target?.port !== undefined && target.host === undefined) return listen.call(this, { ...target, host }, ...rest);
  return listen.call(this, target, ...rest);
};

// netlify-cli parses every request's URL without catching exceptions, so a host `a b` or a path `//` would end the process.
const { emit } = http.Server.prototype;

http.Server.prototype.emit = function (event, request, ...rest) {
  const isRequest = event === 'request' || event === 'upgrade';
  if (!isRequest || URL.canParse(request.url, `http://${request.headers.host ?? 'localhost'}`))
    return emit.call(this, event, request, ...rest);
  request.socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  return true;
};

// A parent that is killed cannot stop netlify-cli and the Deno that it started. But the IPC channel closes, and then the whole
// process group ends itself.
function endGroup() {
  try {
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
  } catch {
    process.exit(1);
  }
}

// The parent may have ended before this line runs.
if (process.connected) process.once('disconnect', endGroup);
else endGroup();

// Loading netlify-cli takes seconds, during which the build continues. It runs when the parent reports that the build is done, so
// it never serves an old one.
const built = once(process, 'message');
if (process.argv[1])
  await import(new URL('../dist/commands/dev/dev.js', pathToFileURL(process.argv[1])).href).catch(() => {});

// netlify-cli sets up a Postgres for every project, which doubles the startup time. Nothing here uses it.
await import('@netlify/database-dev').then(
  ({ NetlifyDB }) => {
    NetlifyDB.prototype.start = async () => '';
    NetlifyDB.prototype.stop = async () => {};
  },
  () => {},
);
await built;
// The channel alone must no longer keep the process alive.
process.channel?.unref();
