import { datasetPath } from '../http/site-path.ts';
import { COMPLETE } from '../words/language.ts';
import { WORDS } from '../words/words.ts';
import { fileTitle, type WrittenFile } from './catalog.ts';
import type { dataPackage, Field } from './data-package.ts';
import { type DatasetFacts, isAddress } from './dataset-facts.ts';

/** The context required by Croissant 1.0; its validator compares it term by term. */
const CR_TERMS = [
  ...['citeAs', 'column', 'extract', 'field', 'fileProperty', 'fileObject', 'fileSet', 'format', 'includes'],
  ...['isLiveDataset', 'jsonPath', 'key', 'md5', 'parentField', 'path', 'recordSet', 'references', 'regex', 'repeated'],
  ...['replace', 'separator', 'source', 'subField', 'transform', 'equivalentProperty', 'samplingRate'],
];
const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  ...Object.fromEntries(CR_TERMS.map((term) => [term, `cr:${term}`])),
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  sc: 'https://schema.org/',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
};

const TYPES = { integer: 'sc:Integer', string: 'sc:Text', date: 'sc:Date', uri: 'sc:URL' } as const;

/** Body of `croissant.json` (MLCommons Croissant 1.0): the same files and tables, for machine learning tools. */
export function croissant(
  facts: DatasetFacts,
  site: string,
  files: readonly WrittenFile[],
  { resources, keywords }: ReturnType<typeof dataPackage>,
) {
  return {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name: facts.name,
    description: facts.description,
    version: facts.version,
    datePublished: facts.released,
    license: facts.license_url,
    url: facts.source_url,
    citeAs: facts.attribution,
    inLanguage: COMPLETE,
    keywords,
    creator: {
      '@type': 'Organization',
      name: facts.publisher,
      url: site,
      ...(isAddress(facts.contact) ? {} : { email: facts.contact }),
    },
    distribution: files.map((file) => ({
      '@type': 'cr:FileObject',
      '@id': file.name,
      name: file.name,
      description: fileTitle(WORDS.en, file),
      contentUrl: `${site}${datasetPath(file.name)}`,
      contentSize: `${file.bytes} B`,
      encodingFormat: file.mediaType.split(';')[0],
      sha256: file.sha256,
    })),
    recordSet: resources.flatMap(({ path, title, schema }) =>
      schema && path.endsWith('.csv') ? [recordSet(path, title, schema)] : [],
    ),
  };
}

/** One table, read from its CSV file, because every Croissant reader supports CSV. */
function recordSet(path: string, title: string, schema: { fields: readonly Field[]; primaryKey?: readonly string[] }) {
  const set = path.replace('.csv', '');
  return {
    '@type': 'cr:RecordSet',
    '@id': set,
    name: set,
    description: title,
    key: schema.primaryKey?.map((name) => ({ '@id': `${set}/${name}` })),
    field: schema.fields.map(({ name, description: text, type, format }) => ({
      '@type': 'cr:Field',
      '@id': `${set}/${name}`,
      name,
      description: text,
      dataType: TYPES[format ?? (type as keyof typeof TYPES)],
      source: { fileObject: { '@id': path }, extract: { column: name } },
    })),
  };
}
