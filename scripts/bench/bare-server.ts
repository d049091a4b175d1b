import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The floor for `npm run serve`: node:http and nothing else, with the very headers and bytes that it is compared on.
const { headers, body } = JSON.parse(process.argv[2]!) as { headers: Record<string, string>; body: string };
const bytes = Buffer.from(body);
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.once('SIGTERM', () => process.exit(0));
