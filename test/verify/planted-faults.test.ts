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

/** Changes of a body; a place in it is written `matrix.soul.name`. */
const json = (change: (body: object) => void): Damage =>
  edit((text) => {
    const body = JSON.parse(text) as object;
    change(body);
    return `${JSON.stringify(body)}\n`;
  });
const placeIn = (body: object, place: string): [parent: any, key: string] => {
  const keys = place.split('.');
  const key = keys.pop()!;
  return [keys.reduce((parent: any, name) => parent[name], body), key];
};
const put = (place: string, value: unknown): Damage =>
  json((body) => {
    const [parent, key] = placeIn(body, place);
    parent[key] = value;
  });
const append = (place: string, text: string): Damage =>
  json((body) => {
    const [parent, key] = placeIn(body, place);
    parent[key] += text;
  });
const swap = (one: string, other: string): Damage =>
  json((body) => {
    const [a, x] = placeIn(body, one);
    const [b, y] = placeIn(body, other);
    [a[x], b[y]] = [b[y], a[x]];
  });

/** What was done to which file, and what must be said of it, to the end or to the `…`. A file of another name is said in full. */
const PLANTED: readonly (readonly [file: string, damage: Damage, ...findings: string[]])[] = [
  ['/api/matrix/4/1/1990.json', remove, 'is missing'],
  ['/api/chart/1/1/2.json', remove, 'is missing'],
  [
    '/api/errors/not-found.json',
    remove,
    'is missing',
    '/_redirects /api/* leads to /api/errors/not-found.json, which does not exist',
  ],
  [
    '/api/matrix/30/2/1990.json',
    write('{}\n'),
    'does not belong here',
    "breaks its schema: (body) must have required property 'input'",
  ],
  ['/api/matrix/1/1/1991.json', write('{\n'), 'does not belong here', 'is not valid JSON'],
  ['/api/arcana/1.json', edit((text) => text.replace(',', ', ')), 'is not minified JSON with a final newline'],
  ['/api/arcana/2.json', edit((text) => text.trimEnd()), 'is not minified JSON with a final newline'],
  ['/api/life-path/1.json', append('love', ' 2026-11-15 10:00'), 'holds a time stamp: 2026-11-15 10:00'],
  ['/api/life-path/8.json', append('love', ' 2026-11-15T10:00'), 'holds a time stamp: 2026-11-15T10:00'],
  ['/api/life-path/2.json', put('number', 1_763_200_000_000), 'holds a time stamp: "number":1763200000000'],
  ['/api/arcana/4.json', append('description', '\uFFFD'), 'holds a control or replacement character'],
  ['/api/arcana/5.json', append('description', '\u0007'), 'holds a control or replacement character'],
  ['/api/arcana/6.json', append('description', '\t'), 'holds a control or replacement character'],
  ['/api/arcana/7.json', append('description', '\uD800'), 'holds a control or replacement character'],
  [
    '/api/matrix/2/1/1990.json',
    put('license', undefined),
    "breaks its schema: (body) must have required property 'license'",
  ],
  [
    '/api/matrix/3/1/1990.json',
    put('matrix.soul.built', 1),
    'breaks its schema: /matrix/soul must NOT have additional properties (built)',
  ],
  ['/api/index.json', put('more', 1), 'breaks its schema: (body) must NOT have additional properties (more)'],
  ['/api/errors/number-not-found.json', put('valid_numbers', 'all'), 'breaks its schema: /valid_numbers must be array'],
  [
    '/api/matrix/1/1/1990.json',
    swap('matrix.soul', 'matrix.center'),
    'matrix.soul.arcana is 6, but the method gives 1',
  ],
  ['/api/matrix/5/6/1990.json', swap('input.day', 'input.month'), 'answers 6/5/1990 instead of its own date'],
  ['/api/matrix/5/7/1990.json', put('input.year', 1991), 'answers 5/7/1991 instead of its own date'],
  [
    '/api/matrix/6/1/1990.json',
    put('details_url', `${SITE}/perfil?birth=1990-06-01`),
    `details_url is for another date: ${SITE}/perfil?birth=1990-06-01`,
  ],
  [
    '/api/matrix/7/1/1990.json',
    swap('matrix.karma.name', 'matrix.soul.name'),
    'matrix.soul does not say what arcana.json says of 1',
  ],
  [
    '/api/matrix/8/1/1990.json',
    swap('matrix.karma.keyword', 'matrix.soul.keyword'),
    'matrix.soul does not say what arcana.json says of 1',
  ],
  [
    '/api/matrix/9/1/1990.json',
    swap('matrix.karma.emoji', 'matrix.soul.emoji'),
    'matrix.soul does not say what arcana.json says of 1',
  ],
  ['/api/chart/15/6/2.json', swap('numbers.a', 'numbers.b'), 'breaks its schema: /numbers/b must be <= 12'],
  [
    '/api/chart/5/6/2.json',
    swap('numbers.a', 'numbers.b'),
    'numbers is {"a":6,"b":5,"c":2}, but the method gives {"a":5,"b":6,"c":2}',
  ],
  ['/api/chart/15/6/19.json', swap('points.J', 'points.K'), 'points is [["A",15],["B",6],…'],
  ['/api/chart/15/6/18.json', swap('positions.soul.arcana', 'positions.social.arcana'), 'positions is [15,6,18,…'],
  ['/api/chart/15/6/17.json', swap('karmic_tail.arcana.0', 'karmic_tail.arcana.2'), 'karmic_tail is …'],
  ['/api/chart/15/6/20.json', swap('partner', 'income'), 'the other places is …'],
  ['/api/chart/15/6/16.json', swap('lines.father', 'lines.mother'), 'lines is {"love":…'],
  ['/api/chart/15/6/15.json', swap('purposes.0.arcana', 'purposes.3.arcana'), 'purposes is …'],
  ['/api/chart/15/6/14.json', swap('chakras.0.physics', 'chakras.0.energy'), 'chakras is [[6,15,21],…'],
  ['/api/chart/15/6/13.json', swap('chakra_sums.physics', 'chakra_sums.energy'), 'chakra_sums is …'],
  ['/api/chart/15/6/11.json', swap('ages.1.arcana', 'ages.2.arcana'), 'ages is [[0,15],…'],
  [
    '/api/life-path/7.json',
    put('source_url', `${SITE}/nowhere`),
    `links to a page that does not exist: ${SITE}/nowhere`,
  ],
  [
    '/api/life-path/6.json',
    put('source_url', 'https://elsewhere.org/6'),
    'links to another site: https://elsewhere.org/6',
  ],
  [
    '/api/schema/life-path-list.json',
    edit((text) => text.replace('"additionalProperties":false', '"additionalProperties":true')),
    'is not the schema of this code',
  ],
  [
    '/api/schema/error-internal.json',
    put('type', 'nothing'),
    'is not the schema of this code',
    'is no usable schema: schema is invalid: data/type must be equal to one of the allowed values, …',
  ],
  [
    '/arcanos/3.html',
    remove,
    'is missing',
    `/api/arcana/3.json links to a page that does not exist: ${SITE}/arcanos/3`,
  ],
  ['/favicon.ico', remove, 'is missing'],
  ['/docs.md', remove, 'is missing'],
  ['/dataset/people.csv', remove, 'is missing'],
  ['/notes.txt', write(''), 'does not belong here'],
  ['/dataset/more.csv', write(''), 'does not belong here'],
  ['/assets/left-0123456789.js', write(''), 'is an asset that nothing loads'],
  ['/assets/readings-*/year-4.json', put('light', 'x'), 'is not the text of its name'],
  ['/assets/readings-*/tail-12-16-4.json', remove, 'is loaded by a page, but missing'],
  [
    '/licencia.html',
    edit((html) => html.replace(/\/assets\/site-\w+\.css/, '/assets/site-0123456789.css')),
    '/assets/site-0123456789.css is loaded by a page, but missing',
  ],
  ['/dataset/LICENSE', edit((text) => `${text}\n`), 'has 466 bytes, but the index says 465'],
  ['/dataset/CITATION.cff', edit((text) => text.replace('1.2.0', '1.3.0')), 'does not have the checksum of the index'],
  [
    '/dataset/matrix.csv',
    edit((text) => text.replace('1990-01-01', '1990-01-02')),
    'does not have the checksum of the index',
  ],
  ['/_headers', edit((text) => text.replace('nosniff', 'sniff')), 'does not hold the rules of this code'],
  [
    '/_redirects',
    edit((text) => `${text}/old /nothing 301\n`),
    'does not hold the rules of this code',
    '/old leads to /nothing, which does not exist',
  ],
];

let root: string;
let folder: string;
let fresh: BuiltFiles;
let missing: string[];

beforeAll(async () => {
  root = await temporaryFolder('planted');
  folder = path.join(root, 'dist');
  const { dir } = await yearSite();
  // Without most of the charts: there are thousands of them, whatever the years.
  const filter = (file: string): boolean => !/\/api\/chart\/(?!(?:1|5|15)\/)\d+\//.test(file);
  await fs.copy(dir, folder, { filter });
  fresh = await openDistFolder(dir);
  missing = [...fresh.files].filter((file) => !filter(file));
});
afterAll(() => rm(root, { recursive: true }));

/** The findings of the table as verify prints them. */
function findingsOf(file: string, findings: readonly string[]): string[] {
  return findings.map((finding) => (/^\/(?:api|assets|_redirects)[/ ]/.test(finding) ? finding : `${file} ${finding}`));
}

describe('npm run verify', () => {
  it('finds every fault when all are planted, and no other', async () => {
    const [readings] = await fastGlob('assets/readings-*', { cwd: folder, onlyDirectories: true });
    const planted = PLANTED.map(([file, ...what]) => [file.replace('assets/readings-*', readings!), ...what] as const);
    for (const [file, damage] of planted) damage(path.join(folder, file));
    const { bodies, faults } = await verifyDist(folder, silent, { years: YEARS });
    const known = [
      ...planted.flatMap(([file, , ...findings]) => findingsOf(file, findings)),
      ...missing.map((file) => `${file} is missing`),
    ];
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

  it('prints the first 20 faults, counts the rest and fails', async () => {
    const small = path.join(root, 'small');
    fs.outputFileSync(path.join(small, 'api/arcana.json'), '[]\n');
    const { code, stdout, stderr } = await runScript('verify', ['--dir', small, '--years', '1990-1990']);
    const [first, ...lines] = stderr.split('\n').filter((line) => /^[/…]/.test(line));
    expect([first, lines.length, lines.pop()]).toEqual(['/api/index.json is missing', 20, '… and 6016 more']);
    expect([code, stdout.replace(/[0-9.]+ s/, '… s')]).toEqual([1, '1 bodies checked in … s: 6036 faults\n']);
  });

  it('fails for a single fault as well', async () => {
    const single = path.join(root, 'single');
    const { dir } = await yearSite();
    for (const name of fs.readdirSync(dir))
      if (name !== 'licencia.md') fs.ensureSymlinkSync(path.join(dir, name), path.join(single, name));
    const { code, stdout, stderr } = await runScript('verify', ['--dir', single, '--years', '1990-1990']);
    expect([code, stderr.match(/^\/.*$/gm)]).toEqual([1, ['/licencia.md is missing']]);
    expect(stdout).toMatch(/: 1 fault\n$/);
  });

  it('refuses a folder without anything', async () => {
    const empty = path.join(root, 'empty');
    fs.mkdirSync(empty);
    await expect(verifyDist(empty, silent)).rejects.toThrow(
      `${empty}: there is nothing to verify; run npm run build first`,
    );
  });
});

describe('the rules for the host', () => {
  it.each<[name: string, files: Record<string, string | undefined>, findings: string[]]>([
    ['missing', { _headers: undefined, _redirects: undefined }, ['/_headers is missing', '/_redirects is missing']],
    ['without a rule', { _headers: '' }, ['/_headers holds no rule', '/_headers does not hold the rules of this code']],
    ['of another build', { '.build.json': '{"inputs":"0"}' }, ['/_headers does not hold the rules of this code']],
    [
      'not understood',
      { _headers: '/api/*\n  : nosniff\n', _redirects: '/api\n' },
      [
        '/_headers Could not parse header line 2:\n  : nosniff\nMissing header name',
        '/_headers holds no rule',
        '/_headers does not hold the rules of this code',
        '/_redirects Could not parse redirect line 1:\n  /api\nMissing destination path/URL',
        '/_redirects does not hold the rules of this code',
      ],
    ],
  ])('%s', async (_, files, findings) => {
    const folder = await temporaryFolder('host-rules');
    for (const name of ['_headers', '_redirects', '.build.json']) {
      const text = name in files ? files[name] : fresh.read(`/${name}`);
      if (text !== undefined) fs.writeFileSync(path.join(folder, name), text);
    }
    const found: string[] = [];
    const dist = await openDistFolder(folder).catch(() => ({ files: new Set<string>(), read: () => '' }));
    // The pages and files that the rules lead to lie elsewhere.
    const all = new Set([...[...fresh.files].filter((file) => !file.startsWith('/_')), ...dist.files]);
    await verifyHostRules(folder, { ...dist, files: all }, (file, problem) => found.push(`${file} ${problem}`), YEARS);
    expect(found).toEqual(findings);
    await rm(folder, { recursive: true });
  });
});
