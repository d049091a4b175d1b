import { readFileSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { calendarDay } from '../src/calendar/age.ts';
import { languageOf, runCli } from '../src/cli/run-cli.ts';
import type { Content } from '../src/content/content-schema.ts';
import { CLI_WORDS } from '../src/words/cli.ts';
import { COMPLETE, type Language } from '../src/words/language.ts';

/** Injected when the program is packed. */
declare const SITE: string;
declare const VERSION: string;

/** A text module is JSON between `export … =` and a semicolon. Parsing it as JSON avoids the slow module loader. */
function readTexts<Name extends keyof Content>(language: Language, name: Name): Content[Name] {
  const code = readFileSync(path.join(__dirname, '..', 'lib', 'data', language, `${name}.js`), 'utf8');
  return JSON.parse(code.slice(code.indexOf('=') + 1, code.lastIndexOf(';'))) as Content[Name];
}

const loaded: Partial<Record<Language, Content>> = {};

/** Loads a language when the first response needs it: reading all of them would take twice as long. */
function loadContent(language: Language): Content {
  loaded[language] ??= {
    arcana: readTexts(language, 'arcana'),
    lifePaths: readTexts(language, 'lifePaths'),
    positions: readTexts(language, 'positions'),
    karmicTails: readTexts(language, 'karmicTails'),
    numberTexts: readTexts(language, 'numberTexts'),
    portrait: readTexts(language, 'portrait'),
    shortPlaces: readTexts(language, 'shortPlaces'),
    coupleMeetings: readTexts(language, 'coupleMeetings'),
    couplePurposes: readTexts(language, 'couplePurposes'),
    publisher: readTexts(language, 'publisher'),
  };
  return loaded[language];
}

const { stdout, stderr } = process;
/** Wider lines are hard to read. */
const MAX_WIDTH = 100;

const hasColors = stdout.isTTY && stdout.hasColors();
const terminal = {
  paint: (style: Parameters<typeof styleText>[0], text: string): string =>
    hasColors ? styleText(style, text, { validateStream: false }) : text,
  width: Math.min(stdout.columns || MAX_WIDTH, MAX_WIDTH),
};

// `open-numerology chart … | head` closes the pipe early, which is not a failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') fail(failed.output(String(error.code)));
});

const args = process.argv.slice(2);
const { failed } = CLI_WORDS[languageOf(args, process.env)];
const facts = { site: SITE, version: VERSION };
void runCli(args, {
  ...facts,
  loadContent,
  terminal,
  environment: process.env,
  today: calendarDay(new Date()),
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
    const publisher = readTexts(COMPLETE[0], 'publisher');
    const options = { ...facts, publisher, loadContent, report: console.error };
    serveOverStdio(options, process.env, () => fail(failed.message));
  } catch (error) {
    // SITE_URL is invalid.
    fail((error as Error).message);
  }
}

function fail(message: string): void {
  process.exitCode = 1;
  stderr.write(`Error: ${message}\n`);
}
