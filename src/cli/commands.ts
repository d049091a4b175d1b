import { arcanumRecord } from '../api/arcana-body.ts';
import { chartRenderer } from '../api/chart-body.ts';
import { coupleRenderer } from '../api/couple-body.ts';
import { lifePathRecord } from '../api/life-path-body.ts';
import { matrixRenderer } from '../api/matrix-body.ts';
import { yearRenderer } from '../api/year-body.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../contract/limits.ts';
import { chartNumbers } from '../domain/chart-numbers.ts';
import type { Content } from '../domain/content.ts';
import { lifePathNumber } from '../domain/life-path-number.ts';
import { readCouple, readDate, readDateAndYear, readNumber } from './arguments.ts';
import type { Terminal } from './layout.ts';
import { printChart, printCouple, printStar, type StarBody } from './print-chart.ts';
import { printArcanum, printLifePath, printYear } from './print-text.ts';

export interface Answerer {
  readonly content: Content;
  /** Address that links in the answers start with. */
  readonly site: string;
  readonly thisYear: number;
}

/** What was found: the API's own body for programs, lines for people. */
interface Found {
  readonly body: object;
  readonly print: (terminal: Terminal) => string[];
}

export interface Command {
  readonly usage: string;
  readonly text: string;
  /** Fewest and most arguments. */
  readonly count: readonly [min: number, max: number];
  readonly answer: (args: readonly string[], from: Answerer) => Found;
}

/** The commands in the order of the help. A date without a command asks for its star. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  matrix: {
    usage: '<fecha>',
    text: 'las doce posiciones de la matriz y el camino de vida',
    count: [1, 1],
    answer: ([text], { content, site }) => {
      const date = readDate(text!);
      const { life_path } = chartRenderer(content, site)(chartNumbers(date));
      const body: StarBody = { ...matrixRenderer(content, site)(date), life_path };
      return { body, print: (terminal) => printStar(body, terminal, content) };
    },
  },
  chart: {
    usage: 'chart <fecha>',
    text: 'la carta entera, con cada lectura',
    count: [1, 1],
    answer: ([text], { content, site }) => {
      const date = readDate(text!);
      const body = chartRenderer(content, site)(chartNumbers(date));
      return { body, print: (terminal) => printChart(body, date, terminal) };
    },
  },
  couple: {
    usage: 'couple <fecha> <fecha>',
    text: 'la carta de una pareja',
    count: [2, 2],
    answer: ([one, other], { content, site }) => {
      const body = coupleRenderer(content)(...readCouple(one!, other!), site);
      return { body, print: (terminal) => printCouple(body, terminal) };
    },
  },
  year: {
    usage: 'year <fecha> [año]',
    text: 'el arcano de un año; sin año, el actual',
    count: [1, 2],
    answer: ([text, asked], { content, site, thisYear }) => {
      const { date, year } = readDateAndYear(text!, asked ?? String(thisYear));
      const body = yearRenderer(content)(date, year, site);
      return { body, print: (terminal) => printYear(body, terminal) };
    },
  },
  arcanum: {
    usage: 'arcanum <1-22>',
    text: 'un arcano mayor con todas sus lecturas',
    count: [1, 1],
    answer: ([text], { content, site }) => {
      const number = readNumber(text!, ARCANA_NUMBERS, 'un arcano mayor');
      const body = arcanumRecord(content.arcana[number - 1]!, content.publisher, site);
      return { body, print: (terminal) => printArcanum(body, terminal, content) };
    },
  },
  'life-path': {
    usage: 'life-path <número o fecha>',
    text: 'un camino de vida: 1 a 9, 11, 22 o 33',
    count: [1, 1],
    answer: ([text], { content, site }) => {
      const number = /[-/.]/.test(text!)
        ? lifePathNumber(readDate(text!))
        : readNumber(text!, LIFE_PATH_NUMBERS, 'un camino de vida');
      const record = content.lifePaths.find((path) => path.number === number)!;
      const body = lifePathRecord(record, content.publisher, site);
      return { body, print: (terminal) => printLifePath(body, terminal) };
    },
  },
};

/** Served by the program itself: a server has no answer to print. */
export const MCP_COMMAND = 'mcp';
