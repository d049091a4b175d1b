import path from 'node:path';
import fs from 'fs-extra';
import { describe, expect, it } from 'vitest';
import { mcpGateway } from '../../../scripts/serve/mcp.ts';
import { createMemoryLimiter } from '../../../src/gateway/rate-limit/sliding-window.ts';
import { DATA_DIR } from '../../content-fixture.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

describe('the MCP server of `npm run serve`', () => {
  it('answers once its texts can be read, whatever failed before', async () => {
    const folder = await temporaryFolder('mcp');
    const dataDir = path.join(folder, 'data');
    const reported: unknown[] = [];
    const gateway = mcpGateway(
      {
        limiter: createMemoryLimiter(),
        matrixLimit: 60,
        site: 'https://example.org',
        support: 'help@example.org',
        now: () => 0,
        report: (problem) => reported.push(problem),
      },
      dataDir,
    );
    const ask = async (): Promise<number> => {
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
      const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
      return (await gateway(new Request('https://example.org/mcp', { method: 'POST', headers, body }), 'a')).status;
    };
    expect([await ask(), await ask(), reported.length]).toEqual([500, 500, 2]);
    await fs.copy(DATA_DIR, dataDir);
    expect([await ask(), await ask(), reported.length]).toEqual([200, 200, 2]);
    await fs.remove(folder);
  });
});
