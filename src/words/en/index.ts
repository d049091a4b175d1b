import { answers } from './answers.ts';
import { chart } from './chart.ts';
import { endpoints } from './endpoints.ts';
import { fields } from './fields.ts';
import { numbers } from './numbers.ts';
import { parameters } from './parameters.ts';
import { schemas } from './schemas.ts';

export const en: typeof import('../es/index.ts').es = {
  ...answers,
  chart,
  endpoints,
  fields,
  numbers,
  parameters,
  schemas,
  languageName: 'English',
};
