import { rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyHostRules } from '../../scripts/verify/site-files.ts';
import { openDistFolder, verifyDist } from '../../scripts/verify/verify-dist.ts';
import type { BuiltFiles } from '../../src/verify/api-files-and-links.ts';
import { runScript } from '../run-script.ts';
import { SITE, yearSite } from '../shared-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const YEARS = { first: 1990, last: 1990 };
const silent = { write: () => {} };

type Damage = (file: string) => void;
const edit =
  (change: (text: string) => string): Damage =>
  (file) =>
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
const write =
  (text: string): Damage =>
  (file) =>
    fs.outputFileSync(file, text);
const remove: Damage = (file) => fs.removeSync(file);

/** Changes to a body at paths such as `matrix.soul.name`. */
const json = (...changes: (readonly [place: string, value: (body: object) => unknown])[]): Damage =>
  edit((text) => {
    const body = JSON.parse(text) as object;
    const values = changes.map(([, value]) => value(body));
    for (const [i, [place]] of changes.entries()) {
      const [, parent, key] = /^(?:(.*)\.)?(.*)$/.exec(place)!;
      (parent ? at(parent)(body) : (body as any))[key!] = values[i];
    }
    return `${JSON.stringify(body)}\n`;
  });
const at = (place: string) => (body: object) => place.split('.').reduce((parent: any, name) => parent[name], body);
const put = (place: string, value: unknown): Damage => json([place, () => value]);
const append = (place: string, text: string): Damage => json([place, (body) => at(place)(body) + text]);
const swap = (one: string, other: string): Damage => json([one, at(other)], [other, at(one)]);

/** As if it had been written with the other language's texts. */
const translate: Damage = (file) => fs.copySync(file.replace('/api/en/', '/api/'), file);

const MISSING = 'is missing';
const STRANGE = 'does not belong here';
const NOT_MINIFIED = 'is not minified JSON with a final newline';
const CONTROL = 'holds a control or replacement character';
const NO_MORE = 'must NOT have additional properties';
const RULES = 'does not hold the rules of this code';
const LISTED = 'does not list the files of this code';
const SUMS = 'does not hold the checksums of the files';
const CHECKSUM = 'does not match its checksum in the index';

/**
 * The file, the damage, and the expected findings, complete or up to `…`. A name without a leading slash is a body; a finding about
 * another file names it.
 */
const PLANTED: readonly (readonly [file: string, damage: Damage, ...findings: string[]])[] = [
  ['matrix/4/1/1990', remove, MISSING],
  ['chart/1/1/2', remove, MISSING],
  ['errors/not-found', remove, MISSING, '/_redirects /api/* leads to /api/errors/not-found.json, which does not exist'],
  ['matrix/30/2/1990', write('{}\n'), STRANGE, "breaks its schema: (body) must have required property 'input'"],
  ['matrix/1/1/1991', write('{\n'), STRANGE, 'is not valid JSON'],
  ['arcana/1', edit((text) => text.replace(',', ', ')), NOT_MINIFIED],
  ['arcana/2', edit((text) => text.trimEnd()), NOT_MINIFIED],
  ['life-path/1', append('love', ' 2026-11-15 10:00'), 'has a timestamp: 2026-11-15 10:00'],
  ['life-path/8', append('love', ' 2026-11-15T10:00'), 'has a timestamp: 2026-11-15T10:00'],
  ['life-path/2', put('number', 1_763_200_000_000), 'has a timestamp: 1763200000000'],
  ...['\uFFFD', '\u0007', '\t', '\uD800'].map(
    (character, i) => [`arcana/${4 + i}`, append('description', character), CONTROL] as const,
  ),
  ['matrix/2/1/1990', put('license', undefined), "breaks its schema: (body) must have required property 'license'"],
  ['matrix/3/1/1990', put('matrix.soul.built', 1), `breaks its schema: /matrix/soul ${NO_MORE} (built)`],
  ['index', put('more', 1), `breaks its schema: (body) ${NO_MORE} (more)`],
  ['errors/number-not-found', put('valid_numbers', 'all'), 'breaks its schema: /valid_numbers must be array'],
  ['matrix/1/1/1990', swap('matrix.soul', 'matrix.center'), 'matrix.soul.arcana is 6, but the method gives 1'],
  ['matrix/5/6/1990', swap('input.day', 'input.month'), 'answers 6/5/1990 instead of its own date'],
  ['matrix/5/7/1990', put('input.year', 1991), 'answers 5/7/1991 instead of its own date'],
  ['matrix/6/1/1990', put('details_url', `${SITE}/perfil?birth=1990-06-01`), 'details_url is for another date: …'],
  ...['name', 'keyword', 'emoji'].map((field, i) => {
    const swapped = swap(`matrix.karma.${field}`, `matrix.soul.${field}`);
    return [`matrix/${7 + i}/1/1990`, swapped, 'matrix.soul does not say what arcana.json says of 1'] as const;
  }),
  ['chart/15/6/2', swap('numbers.a', 'numbers.b'), 'breaks its schema: /numbers/b must be <= 12'],
  ['chart/5/6/2', swap('numbers.a', 'numbers.b'), 'numbers is {"a":6,"b":5,"c":2}, but the method gives {"a":5,…'],
  ['chart/15/6/19', swap('points.J', 'points.K'), 'points is [["A",15],["B",6],…'],
  ['chart/15/6/18', swap('positions.soul.arcana', 'positions.social.arcana'), 'positions is [15,6,18,…'],
  ['chart/15/6/17', swap('karmic_tail.arcana.0', 'karmic_tail.arcana.2'), 'karmic_tail is …'],
  ['chart/15/6/20', swap('partner', 'income'), 'the other places is …'],
  ['chart/15/6/16', swap('lines.father', 'lines.mother'), 'lines is {"love":…'],
  ['chart/15/6/15', swap('purposes.0.arcana', 'purposes.3.arcana'), 'purposes is …'],
  ['chart/15/6/14', swap('chakras.0.physics', 'chakras.0.energy'), 'chakras is [[6,15,21],…'],
  ['chart/15/6/13', swap('chakra_sums.physics', 'chakra_sums.energy'), 'chakra_sums is …'],
  ['chart/15/6/11', swap('ages.1.arcana', 'ages.2.arcana'), 'ages is [[0,15],…'],
  ['chart/15/6/12', put('life_path.number', 9), 'life_path.number is 9, but the method gives …'],
  ['chart/15/6/10', put('repeated', []), 'repeated is [], but the method gives [[…'],
  ['chart/15/6/9', put('repeated.0.name', 'X'), 'repeated is [[6,"X","soul",…'],
  [
    'chart/15/6/8',
    swap('positions.soul.name', 'positions.social.name'),
    'social does not say what arcana.json says of …',
  ],
  ['chart/15/6/7', swap('partner.keyword', 'income.keyword'), 'partner does not say what arcana.json says of …'],
  ['en/chart/15/6/4', put('balance.emoji', '·'), 'balance does not say what arcana.json says of …'],
  ...['arcana/20', 'life-path/9'].map(
    (file) => [file, put('number', 8), 'answers 8 instead of its own number'] as const,
  ),
  ['en/chart/15/6/5', translate, 'repeated is [[5,"El Hierofante",…'],
  ...['arcana/19', 'errors/invalid-date'].map(
    (file) => [`en/${file}`, translate, 'is not in its own language'] as const,
  ),
  ['life-path/7', put('source_url', `${SITE}/nowhere`), `links to a page that does not exist: ${SITE}/nowhere`],
  ['life-path/6', put('source_url', 'https://elsewhere.org/6'), 'links to another site: https://elsewhere.org/6'],
  ['schema/life-path-list', edit((text) => text.replace('s":false', 's":true')), 'is not the schema of this code'],
  [
    'schema/error-internal',
    put('type', 'x'),
    'is not the schema of this code',
    'is not a usable schema: schema is inv…',
  ],
  [
    '/arcanos/3.html',
    remove,
    MISSING,
    `/api/arcana/3.json links to a page that does not exist: ${SITE}/arcanos/3`,
    '/assets/card-arcanum-3-…',
  ],
  ...['/favicon.ico', '/docs.md', '/dataset/people.csv'].map((file) => [file, remove, MISSING] as const),
  ...['/notes.txt', '/dataset/more.csv'].map((file) => [file, write(''), STRANGE] as const),
  [
    '/assets/left-0123456789.js',
    write(''),
    'is an asset that nothing loads',
    '/assets/left-0123456789.js does not match the hash in its name',
  ],
  ['/assets/readings-*/year-4.json', put('light', 'x'), 'is not the text it is named for'],
  ['/assets/readings-*/tail-12-16-4.json', remove, 'is loaded by a page, but missing'],
  [
    '/licencia.html',
    edit((html) => html.replace(/\/assets\/site-\w+\.css/, '/assets/site-0123456789.css')),
    '/assets/site-0123456789.css is loaded by a page, but missing',
  ],
  ['/dataset/LICENSE', edit((text) => `${text}\n`), 'has 468 bytes, but the index says 467'],
  ['/dataset/CITATION.cff', edit((text) => text.replace('1.2.0', '1.3.0')), CHECKSUM],
  ['/dataset/matrix.csv', edit((text) => text.replace('1990-01-01', '1990-01-02')), CHECKSUM],
  ['/dataset/SHA256SUMS', edit((text) => text.replace(/\w/, '-')), SUMS, CHECKSUM],
  [
    '/dataset/index.json',
    edit((text) => text.replace('"people.en.csv"', '"x"').replace(/"files":\s*\[/, '$&null,')),
    LISTED,
  ],
  ['/en/license.html', write(''), 'is not a complete page'],
  [
    '/en/docs.html',
    edit((html) => html.replace(/(rel="canonical" href="[^"]*)docs/, '$1data')),
    `is the page ${SITE}/en/data`,
  ],
  [
    '/en/data.html',
    edit((html) => html.replace(/rel="canonical" href="[^"]*"/, 'rel="canonical" href="/"')),
    'is the page /',
  ],
  ['/_headers', edit((text) => text.replace('nosniff', 'sniff')), RULES],
  ['/_redirects', edit((text) => `${text}/old /nothing 301\n`), RULES, '/old leads to /nothing, which does not exist'],
];

let root: string;
let folder: string;
let fresh: BuiltFiles;
let missing: string[];

beforeAll(async () => {
  root = await temporaryFolder('planted');
  folder = path.join(root, 'dist');
  const { dir } = await yearSite();
  // Without most charts: there are thousands, regardless of the years.
  const filter = (file: string): boolean => !/\/api\/chart\/(?!(?:1|5|15)\/)\d+\//.test(file);
  await fs.copy(dir, folder, { filter });
  fresh = await openDistFolder(dir);
  missing = [...fresh.files].filter((file) => !filter(file));
});
afterAll(() => rm(root, { recursive: true }));

describe('npm run verify', () => {
  it('finds every fault when all are planted, and no other', async () => {
    const [readings] = await fastGlob('assets/readings-*', { cwd: folder, onlyDirectories: true });
    const planted = PLANTED.map(([name, damage, ...findings]) => {
      const file = name.startsWith('/') ? name.replace('assets/readings-*', readings!) : `/api/${name}.json`;
      damage(path.join(folder, file));
      return findings.map((text) => (/^\/(?:api|assets|_redirects)[/ ]/.test(text) ? text : `${file} ${text}`));
    });
    const { bodies, faults } = await verifyDist(folder, silent, { years: YEARS });
    const known = [...planted.flat(), ...missing.map((file) => `${file} is missing`)];
    const unknown = new Set(faults);
    const unseen = known.filter((finding) => {
      const fault = finding.endsWith('…')
        ? faults.find((text) => text.startsWith(finding.slice(0, -1)))
        : unknown.has(finding) && finding;
      return !fault || !unknown.delete(fault);
    });
    expect({ unknown: [...unknown], unseen }).toEqual({ unknown: [], unseen: [] });
    expect(faults).toHaveLength(known.length);
    expect(bodies).toBe((await fastGlob('api/**', { cwd: folder })).length);
  });

  it('prints the first 20 faults, counts the rest and fails, even with a damaged index', async () => {
    const small = path.join(root, 'small');
    fs.outputFileSync(path.join(small, 'api/arcana.json'), '[]\n');
    for (const name of ['api', 'dataset']) fs.outputFileSync(path.join(small, name, 'index.json'), '{\n');
    const { code, stdout, stderr } = await runScript('verify', ['--dir', small, '--years', '1990-1990']);
    const [first, ...lines] = stderr.split('\n').filter((line) => /^[/…]/.test(line));
    expect([first, lines.length, lines.pop()]).toEqual(['/api/life-path.json is missing', 20, '… and 11635 more']);
    expect([code, stdout.replace(/[0-9.]+ s/, '… s')]).toEqual([1, '2 bodies checked in … s: 11655 faults\n']);
    const { faults } = await verifyDist(small, silent, { years: YEARS });
    expect(faults).toContain('/api/index.json is not valid JSON');
    expect(faults).toContain(`/dataset/index.json ${LISTED}`);
  });

  it('refuses an empty folder', async () => {
    const empty = path.join(root, 'empty');
    fs.mkdirSync(empty);
    await expect(verifyDist(empty, silent)).rejects.toThrow(
      `${empty}: there is nothing to verify; run npm run build first`,
    );
  });
});

it.each<[name: string, files: Record<string, string | undefined>, findings: string[]]>([
  ['missing', { _headers: undefined, _redirects: undefined }, ['/_headers is missing', '/_redirects is missing']],
  ['without a rule', { _headers: '' }, ['/_headers has no rules', `/_headers ${RULES}`]],
  ['of another build', { '.build.json': '{"inputs":"0"}' }, [`/_headers ${RULES}`]],
  [
    'not understood',
    { _headers: '/api/*\n  : nosniff\n', _redirects: '/api\n' },
    [
      '/_headers Could not parse header line 2:\n  : nosniff\nMissing header name',
      '/_headers has no rules',
      `/_headers ${RULES}`,
      '/_redirects Could not parse redirect line 1:\n  /api\nMissing destination path/URL',
      `/_redirects ${RULES}`,
    ],
  ],
])('the rules for the host: %s', async (_, files, findings) => {
  const folder = await temporaryFolder('host-rules');
  for (const name of ['_headers', '_redirects', '.build.json']) {
    const text = name in files ? files[name] : fresh.read(`/${name}`);
    if (text !== undefined) fs.writeFileSync(path.join(folder, name), text);
  }
  const found: string[] = [];
  const dist = await openDistFolder(folder).catch(() => ({ files: new Set<string>(), read: () => '' }));
  // The pages and files that the rules lead to are in another folder.
  const all = new Set([...[...fresh.files].filter((file) => !file.startsWith('/_')), ...dist.files]);
  await verifyHostRules(folder, { ...dist, files: all }, (file, problem) => found.push(`${file} ${problem}`), YEARS);
  expect(found).toEqual(findings);
  await rm(folder, { recursive: true });
});
