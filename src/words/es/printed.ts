import { ages } from './ages.ts';
import { chakras } from './chakras.ts';
import { chart } from './chart.ts';
import { cliAnswers } from './cli-answers.ts';
import { dates } from './dates.ts';
import { numbers } from './numbers.ts';

/** The command line's words around the texts of an answer. */
export const printed = { ages, answers: cliAnswers, chakras, chart, dates, numbers };
