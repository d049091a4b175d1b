import { expect, it } from 'vitest';
import { COMMON_HEADERS, MCP_EXPOSED, MCP_METHODS, PREFLIGHT_HEADERS } from '../../src/contract/headers.ts';

it('the MCP server takes POST, and exposes its own headers besides those of the API', () => {
  expect(MCP_METHODS).toBe('POST, OPTIONS');
  expect(MCP_EXPOSED).toBe(`${COMMON_HEADERS['Access-Control-Expose-Headers']}, Mcp-Session-Id, Mcp-Protocol-Version`);
});

it('a preflight varies by what was asked for, which it echoes', () => {
  expect(PREFLIGHT_HEADERS.Vary).toBe('Access-Control-Request-Headers');
});
