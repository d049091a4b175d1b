#!/usr/bin/env node
import { styleText } from 'node:util';
import { runCli } from '../lib/cli.js';
import * as content from '../lib/data/index.js';
import { site, version } from '../lib/package-facts.js';

const { stdout, stderr } = process;
/** Wider lines are hard to read. */
const MAX_WIDTH = 100;

const hasColours = stdout.isTTY && stdout.hasColors();
const terminal = {
  paint: (style, text) => (hasColours ? styleText(style, text, { validateStream: false }) : text),
  width: Math.min(stdout.columns ?? MAX_WIDTH, MAX_WIDTH),
};

// `open-numerology chart … | head` ends when it has enough: that is no failure.
stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

const outcome = runCli(process.argv.slice(2), { content, site, version, terminal, thisYear: new Date().getFullYear() });
if (outcome === 'mcp') (await import('../lib/mcp.js')).serveOverStdio({ content, site, version });
else {
  process.exitCode = outcome.code;
  if (outcome.code === 0) stdout.write(outcome.out);
  else stderr.write(outcome.error);
}
