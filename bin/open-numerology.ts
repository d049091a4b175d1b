import { readFileSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { runCli } from '../src/cli/run-cli.ts';
import type { Content } from '../src/content/content-schema.ts';
import { type Language, PUBLISHED } from '../src/words/language.ts';

/** Injected when the program is packed. */
declare const SITE: string;
declare const VERSION: string;

/** A text module is JSON between `export … =` and a semicolon. Parsing it as JSON avoids the slow module loader. */
function readTexts<Name extends keyof Content>(folder: string, name: Name): Content[Name] {
  const code = readFileSync(path.join(__dirname, '..', 'lib', 'data', folder, `${name}.js`), 'utf8');
  return JSON.parse(code.slice(code.indexOf('=') + 1, code.lastIndexOf(';'))) as Content[Name];
}

function loadContent(language: Language): Content {
  // The first language is where it has always been.
  const folder = language === PUBLISHED[0] ? '' : language;
  return {
    arcana: readTexts(folder, 'arcana'),
    lifePaths: readTexts(folder, 'lifePaths'),
    positions: readTexts(folder, 'positions'),
    karmicTails: readTexts(folder, 'karmicTails'),
    numberTexts: readTexts(folder, 'numberTexts'),
    portrait: readTexts(folder, 'portrait'),
    shortPlaces: readTexts(folder, 'shortPlaces'),
    coupleMeetings: readTexts(folder, 'coupleMeetings'),
    couplePurposes: readTexts(folder, 'couplePurposes'),
    publisher: readTexts(folder, 'publisher'),
  };
}

const { stdout, stderr } = process;
/** Wider lines are hard to read. */
const MAX_WIDTH = 100;

const hasColours = stdout.isTTY && stdout.hasColors();
const terminal = {
  paint: (style: Parameters<typeof styleText>[0], text: string): string =>
    hasColours ? styleText(style, text, { validateStream: false }) : text,
  width: Math.min(stdout.columns || MAX_WIDTH, MAX_WIDTH),
};

// `open-numerology chart … | head` closes the pipe early, which is not a failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') fail(`No se puede escribir la respuesta (${error.code}).`);
});

const now = new Date();
const content = loadContent(PUBLISHED[0]);
const facts = { site: SITE, version: VERSION };
void runCli(process.argv.slice(2), {
  ...facts,
  content,
  terminal,
  environment: process.env,
  today: { day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() },
}).then((outcome) => {
  if (outcome === 'mcp') return serveMcp();
  process.exitCode = outcome.code;
  if (outcome.code === 0) stdout.write(outcome.out);
  else stderr.write(outcome.error);
  return undefined;
});

/** Loaded only here: it is twenty times the size of the rest. */
async function serveMcp(): Promise<void> {
  const file: string = '../lib/mcp.js';
  const { serveOverStdio } = (await import(file)) as typeof import('../src/mcp/stdio.ts');
  try {
    const texts = { publisher: content.publisher, loadContent };
    serveOverStdio({ ...facts, ...texts }, process.env, () =>
      fail('Ha llegado un mensaje de más de 10 MB; el servidor MCP termina.'),
    );
  } catch (error) {
    // SITE_URL is not a valid address.
    fail((error as Error).message);
  }
}

function fail(message: string): void {
  process.exitCode = 1;
  stderr.write(`Error: ${message}\n`);
}
