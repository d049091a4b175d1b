import { quote } from '../../text/quote.ts';
import { printed } from './printed.ts';

const see = (sentence: string): string => `${sentence} See open-numerology --help.`;

export const cli: typeof import('../es/cli.ts').cli = {
  printed,
  help: {
    first: 'Life path numbers and destiny matrix, offline. Dates are YYYY-MM-DD, from 1900 to 2100.',
    usage: 'Usage: open-numerology …',
    options: 'Options',
    examples: 'Examples',
  },
  commands: {
    matrix: ['<date>', 'the twelve positions of the matrix and the life path'],
    chart: ['chart <date>', 'the whole chart, with every reading'],
    couple: ['couple <date> <date>', 'the chart of a couple'],
    year: ['year <date> [year]', 'the arcanum of a year; without one, of the current year'],
    numbers: ['numbers <date>', 'life path, birthday, pinnacles and challenges'],
    day: ['day <date> [day]', 'the personal day; without one, today'],
    name: ['name <name> [date]', 'the numbers of a name, in quotes'],
    arcanum: ['arcanum <1-22>', 'a major arcanum with all its readings'],
    'life-path': ['life-path <number or date>', 'a life path: 1 to 9, 11, 22 or 33'],
    mcp: ['mcp', 'MCP server for assistants, over stdio'],
  },
  answerOf: (path) => `the answer of ${path}`,
  options: {
    json: 'the answer for programs, as the API gives it',
    long: 'with an example for every place',
    lang: 'the language; otherwise that of your locale, and Spanish with --json',
    help: 'this help',
    version: 'the version',
  },

  expectedDate: (date) => `Expected YYYY-MM-DD: ${date}.`,
  noNumber: (text, kind, list, last) =>
    `"${quote(text)}" is not ${{ arcanum: 'a major arcanum', life_path: 'a life path' }[kind]}. There are ${list} and ${last}.`,

  wrong: {
    date: see('Missing date.'),
    command: (text) => see(`Unknown command "${quote(text)}".`),
    missing: (usage) => see(`Missing argument; usage: ${usage}.`),
    extra: (text, usage) => see(`Unexpected argument "${quote(text)}"; usage: ${usage}.`),
    language: (text, allowed) => see(`Unknown language "${quote(text)}"; use ${allowed.join(' or ')}.`),
    noLanguage: (allowed) => see(`Missing language; use ${allowed.join(' or ')}.`),
    option: (text) => see(`Unknown option "${quote(text)}".`),
    value: (option) => see(`The option ${quote(option)} takes no value.`),
  },

  failed: {
    output: (code) => `Cannot write the output (${code}).`,
    message: 'A message of more than 10 MB arrived; the MCP server stops.',
  },
};
