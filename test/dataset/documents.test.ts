import { describe, expect, it } from 'vitest';
import { byteSize } from '../../src/dataset/byte-size.ts';
import { checksumList, citationFile, datasetIndex, licenceNotice } from '../../src/dataset/documents.ts';
import { guideInEnglish, guideInSpanish } from '../../src/dataset/guides.ts';
import { mirrorFiles } from '../../src/dataset/mirror-files.ts';
import { content } from '../content-fixture.ts';
import { data, documents, facts, SITE } from './written-fixture.ts';

const ATTRIBUTION = 'Datos de Open Numerology Data Service (CC-BY 4.0)';

describe('the index', () => {
  const index = datasetIndex(facts, SITE, [...data, ...documents]);

  it('has exactly the agreed fields', () => {
    expect(Object.keys(index)).toEqual([
      'name',
      'title',
      'description',
      'license',
      'license_url',
      'attribution',
      'source_url',
      'version',
      'released',
      'rows',
      'files',
    ]);
    expect(index).toMatchObject({
      name: 'open-numerology',
      license: 'CC-BY 4.0',
      attribution: ATTRIBUTION,
      source_url: `${SITE}/datos`,
      version: '1.0.0',
      released: facts.released,
      rows: 730,
    });
  });

  it('lists files with address, type, size and checksum, in a fixed order', () => {
    expect(index.files[0]).toEqual({
      name: 'matrix.csv',
      title: 'Matriz del destino de cada fecha, en CSV',
      url: `${SITE}/dataset/matrix.csv`,
      media_type: 'text/csv; charset=utf-8',
      bytes: 1,
      sha256: '0'.repeat(64),
    });
    expect(index.files.map(({ name }) => name)).toEqual([
      'matrix.csv',
      'matrix.parquet',
      'matrix.ndjson.gz',
      'chart.csv',
      'chart.parquet',
      'chart.ndjson.gz',
      'open-numerology.sqlite',
      'open-numerology.xlsx',
      'life-path.json',
      'life-path.csv',
      'arcana.json',
      'arcana.csv',
      'positions.json',
      'positions.csv',
      'readings.csv',
      'karmic-tails.csv',
      'statistics.csv',
      'statistics.parquet',
      'people.csv',
      'api-mirror.tar.gz',
      'datapackage.json',
      'croissant.json',
      'LEEME.md',
      'README.md',
      'LICENSE',
      'CITATION.cff',
    ]);
  });
});

describe('the checksums', () => {
  it('are lines of sha256sum', () => {
    expect(checksumList(data.slice(0, 2))).toBe(`${'0'.repeat(64)}  matrix.csv\n${'1'.repeat(64)}  matrix.parquet\n`);
  });
});

describe('the guides', () => {
  it.each([
    ['English', guideInEnglish, '.'],
    ['Spanish', guideInSpanish, ','],
  ] as const)(
    'in %s names every data file with its real size, the licence and the source',
    (_language, guide, mark) => {
      const text = guide(facts, data);
      for (const { name, bytes } of data) expect(text).toContain(`| \`${name}\` | ${byteSize(bytes, mark)} | `);
      for (const part of [ATTRIBUTION, 'CC-BY 4.0', `${SITE}/datos`, '730', '1990-01-01', '1991-12-31'])
        expect(text).toContain(part);
      expect(text).not.toContain('undefined');
    },
  );
});

describe('what the guides say', () => {
  it.each([
    [guideInEnglish, 'matrix.csv', 'the destiny matrix of every date'],
    [guideInEnglish, 'chart.parquet', 'the same with 8-bit integers, compressed with Snappy'],
    [guideInEnglish, 'arcana.json', 'the 22 major arcana with their texts'],
    [guideInEnglish, 'open-numerology.sqlite', 'everything in one SQLite database'],
    [guideInSpanish, 'matrix.ndjson.gz', 'Respuestas de la API, una por línea, en NDJSON comprimido'],
    [guideInSpanish, 'chart.parquet', 'Las 5544 cartas enteras, en Parquet'],
    [guideInSpanish, 'arcana.json', 'Los 22 arcanos mayores, en JSON'],
    [guideInSpanish, 'open-numerology.xlsx', 'Las fechas y los textos en un libro para hojas de cálculo'],
  ])('%o of %s', (guide, name, title) => {
    const line = guide(facts, data)
      .split('\n')
      .find((text) => text.startsWith(`| \`${name}\` |`));
    expect(line?.split(' | ')[2]).toBe(`${title} |`);
  });

  it.each([
    [guideInEnglish, 'Its other tables are ', ' and '],
    [guideInSpanish, 'Las demás tablas son ', ' y '],
  ])('%o names every other table of the database', (guide, before, and) => {
    const names = ['arcana', 'life_path', 'famous_people', 'positions', 'readings', 'karmic_tails', 'statistics'];
    const list = names.map((name) => `\`${name}\``).join(', ');
    expect(guide(facts, data).replaceAll('\n', ' ')).toContain(`${before}${list}${and}\`metadata\``);
  });
});

describe('a size', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1.0 KB'],
    [140_972, '141.0 KB'],
    [3_918_820, '3.9 MB'],
    [58_380_550, '58.4 MB'],
  ])('%d is %s', (bytes, text) => expect(byteSize(bytes, '.')).toBe(text));

  it('has the decimal mark of its language', () => expect(byteSize(1234, ',')).toBe('1,2 KB'));
});

describe('the licence', () => {
  it('names the source and the full text', () => {
    expect(licenceNotice(facts)).toContain(ATTRIBUTION);
    expect(licenceNotice(facts)).toContain('https://creativecommons.org/licenses/by/4.0/legalcode');
  });
});

describe('CITATION.cff', () => {
  /** Each line at the margin is a key and a value; a value in quotes is a JSON string. */
  const values = Object.fromEntries(
    citationFile(facts)
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, key, value] = /^ *(?:- )?([a-z-]+):(?: (.+))?$/.exec(line)!;
        return [key!, value?.startsWith('"') ? (JSON.parse(value) as string) : value];
      }),
  );

  it('has what version 1.2.0 requires of a dataset', () => {
    expect(values).toEqual({
      'cff-version': '1.2.0',
      type: 'dataset',
      license: 'CC-BY-4.0',
      version: '1.0.0',
      'date-released': facts.released,
      url: `${SITE}/datos`,
      authors: undefined,
      name: 'Open Numerology Data Service',
      title: facts.title,
      abstract: facts.description,
      message: `Si usas estos datos, nombra la fuente: ${ATTRIBUTION}.`,
    });
  });

  it('has the date of the project, not of the build', () =>
    expect(values).toHaveProperty('date-released', content.publisher.released));
});

describe('what stands beside the API in its mirror', () => {
  const files = new Map(mirrorFiles(facts).map(({ path, content }) => [path, String(content)]));

  it('is the instructions, the licence and the host’s rules', () => {
    expect([...files.keys()]).toEqual(['/README.md', '/LICENSE', '/_headers', '/_redirects']);
  });

  it('has only rules for the API', () => {
    const patterns = [
      ...files.get('/_headers')!.matchAll(/^\S+/gm),
      ...files.get('/_redirects')!.matchAll(/^\S+/gm),
    ].map(([path]) => path);
    expect(patterns).toContain('/api/*');
    expect(patterns).toContain('/api/matrix/:day/:month/:year');
    expect(patterns.filter((path) => !path.startsWith('/api'))).toEqual([]);
  });

  it('says how to serve a path without its extension', () => {
    expect(files.get('/README.md')).toContain('try_files $uri $uri.json $uri/index.json =404;');
    expect(files.get('/README.md')).toContain(ATTRIBUTION);
  });
});
