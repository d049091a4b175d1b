// Loaded into netlify-cli, to have it wait for the build, to keep it on one interface of the machine, to end it with the process
// that started it, and not before.
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { pathToFileURL } from 'node:url';

// netlify-cli gives its servers a port and no host, and so would listen on every interface.
const host = process.env.HOST;
const { listen } = net.Server.prototype;

net.Server.prototype.listen = function (target, ...rest) {
  if (typeof target === 'number' && typeof rest[0] !== 'string')
    return listen.call(this, { port: target, host }, ...rest);
  if (target?.port !== undefined && target.host === undefined) return listen.call(this, { ...target, host }, ...rest);
  return listen.call(this, target, ...rest);
};

// netlify-cli parses the address of every request, and an exception there ends it: one for the host `a b` or the path `//` did.
const { emit } = http.Server.prototype;

http.Server.prototype.emit = function (event, request, ...rest) {
  const isRequest = event === 'request' || event === 'upgrade';
  if (!isRequest || URL.canParse(request.url, `http://${request.headers.host ?? 'localhost'}`))
    return emit.call(this, event, request, ...rest);
  request.socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  return true;
};

// A parent that is killed cannot end netlify-cli, or Deno, which that has started: the channel between them closes then, and
// the whole group ends by itself.
function endGroup() {
  try {
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
  } catch {
    process.exit(1);
  }
}

// The parent may be gone before this line runs.
if (process.connected) process.once('disconnect', endGroup);
else endGroup();

// Loading netlify-cli takes seconds, in which the build goes on. It runs when the parent says that the build is there, and so
// never reads an earlier one.
const built = once(process, 'message');
if (process.argv[1])
  await import(new URL('../dist/commands/dev/dev.js', pathToFileURL(process.argv[1])).href).catch(() => {});

// netlify-cli sets up a Postgres for every project, which takes as long as all else. Nothing here uses one.
await import('@netlify/database-dev').then(
  ({ NetlifyDB }) => {
    NetlifyDB.prototype.start = async () => '';
    NetlifyDB.prototype.stop = async () => {};
  },
  () => {},
);
await built;
// From here on, the channel alone must not keep the process alive.
process.channel?.unref();
