// Loaded into netlify-cli, which gives its servers a port and no host, and so listens on every interface of the machine.
import net from 'node:net';

const host = process.env.HOST;
const { listen } = net.Server.prototype;

net.Server.prototype.listen = function (target, ...rest) {
  if (typeof target === 'number' && typeof rest[0] !== 'string')
    return listen.call(this, { port: target, host }, ...rest);
  if (target?.port !== undefined && target.host === undefined) return listen.call(this, { ...target, host }, ...rest);
  return listen.call(this, target, ...rest);
};
