import { answers } from './answers.ts';
import { chart } from './chart.ts';
import { dataset } from './dataset.ts';
import { datasetDocuments } from './dataset-documents.ts';
import { endpoints } from './endpoints.ts';
import { fields } from './fields.ts';
import { numbers } from './numbers.ts';
import * as pages from './pages/index.ts';
import { parameters } from './parameters.ts';
import { schemas } from './schemas.ts';

export const en: typeof import('../es/index.ts').es = {
  ...answers,
  chart,
  dataset,
  documents: datasetDocuments,
  endpoints,
  fields,
  numbers,
  pages,
  parameters,
  schemas,
  languageName: 'English',
};
