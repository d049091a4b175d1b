import { dataset as en } from './en/dataset.ts';
import { datasetDocuments as enDocuments } from './en/dataset-documents.ts';
import { dataset as es } from './es/dataset.ts';
import { datasetDocuments as esDocuments } from './es/dataset-documents.ts';
import type { Language } from './language.ts';
import { WORDS, type Words } from './words.ts';

/** What the dataset says in one language. */
export type DatasetWords = Words & { readonly dataset: typeof es; readonly documents: typeof esDocuments };

export const DATASET_WORDS: Readonly<Record<Language, DatasetWords>> = {
  es: { ...WORDS.es, dataset: es, documents: esDocuments },
  en: { ...WORDS.en, dataset: en, documents: enDocuments },
};
