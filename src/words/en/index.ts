import { citations } from './citations.ts';
import { dates } from './dates.ts';
import { endpoints } from './endpoints.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { names } from './names.ts';
import { parameters } from './parameters.ts';
import { schemas } from './schemas.ts';

export const en: typeof import('../es/index.ts').es = {
  citations,
  dates,
  endpoints,
  errors,
  fields,
  names,
  parameters,
  schemas,
};
