import { chart } from './chart.ts';
import { citations } from './citations.ts';
import { dates } from './dates.ts';
import { endpoints } from './endpoints.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { names } from './names.ts';
import { numbers } from './numbers.ts';
import { parameters } from './parameters.ts';
import { schemas } from './schemas.ts';

export const es = { chart, citations, dates, endpoints, errors, fields, names, numbers, parameters, schemas };
