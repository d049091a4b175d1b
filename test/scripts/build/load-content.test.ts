import { rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDataFiles } from '../../../scripts/build/hash-inputs.ts';
import { loadContent, parsePages } from '../../../scripts/build/load-content.ts';
import { DATA_DIR } from '../../content-fixture.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let data: string;
beforeEach(async () => {
  data = await temporaryFolder('data');
  await fs.copy(DATA_DIR, data);
});
afterEach(() => rm(data, { recursive: true }));

type Json = Record<string, any>;

async function edit(file: string, change: (value: any) => void): Promise<void> {
  const name = path.join(data, file);
  const value: unknown = await fs.readJson(name);
  change(value);
  await fs.writeJson(name, value);
}

it('loads the real data', async () => {
  const content = await loadContent(data, 'es');
  const { arcana, positions, karmicTails, lifePaths } = content;
  expect([arcana, positions, karmicTails, lifePaths].map(({ length }) => length)).toEqual([22, 12, 35, 12]);
  expect(arcana.map(({ places }) => Object.keys(places).length)).toEqual(Array(22).fill(22));
});

/** Sets the value at a path such as `places.money.light`; without a value, deletes it. */
const put =
  (place: string, value?: unknown) =>
  (json: Json): void => {
    const keys = place.split('.');
    const last = keys.pop()!;
    keys.reduce((parent, key) => parent[key], json)[last] = value;
  };

const FORMULA = ' .* begins like a spreadsheet formula; allowed: texts that do not begin with';
const LIFE_PATH = 'es/life-path/7.json';
const ARCANUM = 'es/arcana/5.json';
const NO_DATE_HAS = 'but no date or couple has it in: purpose, couple_purpose$';
const PORTRAIT = 'es/portrait.json';
const SHORT = 'es/short-places.json';
const MEETINGS = 'es/couple-meetings.json';
const PURPOSES = 'es/couple-purposes.json';
const MISSING = '.*expected string, received undefined';
const ONE_NAME = 'must name the arcanum once; allowed: one {arcano}, and nothing else in braces$';

describe('a mistake is one line with file, field and what is allowed', () => {
  it.each<[mistake: string, file: string, place: string, value: unknown, line: string]>([
    ['a wrong type', LIFE_PATH, 'love', 7, 'love: .*expected string'],
    ['a missing field', LIFE_PATH, 'advice', undefined, 'advice: .*expected string, received undefined'],
    ['an unknown field', LIFE_PATH, 'luck', 'x', '.*"luck"; allowed: number, archetype'],
    ['a formula as a title', 'es/positions.json', '8.title', '=1', `8.title:${FORMULA}`],
    ['too few traits', LIFE_PATH, 'traits.length', 7, 'traits: .*8'],
    ['a number that is none', LIFE_PATH, 'number', 10, String.raw`number: .*1\|2\|3\|4\|5\|6\|7\|8\|9\|11\|22\|33`],
    ['another file’s number', LIFE_PATH, 'number', 8, 'number: expected 7, found 8$'],
    ['a stranger', 'people.json', '7.0.birth', '1990-01-01', '7.0.birth: .*allowed here: 7'],
    ['a date in a language', LIFE_PATH, 'famous_people.0.birth', '1990-01-01', 'famous_people.0: .*"birth"'],
    ['too few people', LIFE_PATH, 'famous_people.length', 5, 'famous_people: .*6'],
    [
      'somebody without a date',
      LIFE_PATH,
      'famous_people.1.name',
      'Ana',
      'famous_people.1.name: "Ana" .*; allowed, from ',
    ],
    ['another arcanum', 'es/arcana/3.json', 'number', 2, 'number: expected 3, found 2$'],
    ['a missing reading', ARCANUM, 'places.year', undefined, 'places.year: .*expected object'],
    ['a missing part', ARCANUM, 'places.year.light', undefined, 'places.year.light: .*expected string'],
    ['a reading for no place', ARCANUM, 'places.luck', 'x', 'places: .*"luck"; allowed: personal, .*, couple_purpose$'],
    ['a wrong mark of absence', ARCANUM, 'absent', ['money'], `absent: found money, ${NO_DATE_HAS}`],
    ['no mark of absence', ARCANUM, 'absent', undefined, `absent: found none, ${NO_DATE_HAS}`],
    ['no text for couples', 'es/karmic-tails.json', '3.couple_text', undefined, `3.couple_text: ${MISSING}`],
    ['no personality', PORTRAIT, 'presence.22', undefined, `presence.22: ${MISSING}`],
    ['a soul of no month', PORTRAIT, 'motive.13', 'x', 'motive: .*"13"; allowed: 1, 2, .*, 12$'],
    ['a hinge of no family', PORTRAIT, 'hinges.bond-luck', 'x', 'hinges: .*"bond-luck"; allowed: impulse-impulse, '],
    ['a missing hinge', PORTRAIT, 'hinges.bond-order', undefined, `hinges.bond-order: ${MISSING}`],
    [
      'a core too few',
      PORTRAIT,
      'cores.length',
      53,
      String.raw`cores.53 \(.*\): expected 22-11-3, found nothing; allowed`,
    ],
    ['a core without headline', PORTRAIT, 'cores.5.headline', undefined, `cores.5.headline: ${MISSING}`],
    ['an unknown field of a core', PORTRAIT, 'cores.5.soul', 3, 'cores.5: .*"soul"; allowed: center, karma, purpose, '],
    ['a partner of no date', SHORT, 'partner.4', {}, 'partner: .*"4"; allowed: 3, 6, 9, 12, 15, 18, 21$'],
    ['a missing income', SHORT, 'income.22', undefined, 'income.22: .*expected object'],
    ['an unknown short place', SHORT, 'luck', {}, '.*"luck"; allowed: partner, income, balance$'],
    ['a meeting the other way round', MEETINGS, 'order-impulse', {}, '.*"order-impulse"; allowed: .*impulse-order'],
    ['no meeting of equals', MEETINGS, 'same', undefined, 'same: .*expected object'],
    ['a purpose without its arcanum', PURPOSES, 'social', 'Entre la gente.', `social: ${ONE_NAME}`],
    ['a purpose with two', PURPOSES, 'social', 'De {arcano} a {arcano}.', `social: ${ONE_NAME}`],
    ['a purpose with another mark', PURPOSES, 'social', 'De {arcano} a {nombre}.', `social: ${ONE_NAME}`],
    ['a month too many', 'es/numbers.json', 'personal_month.11', 'x', 'personal_month: .*"11"; allowed: 1, 2, .*, 9$'],
    ['a tail of two arcana', 'es/karmic-tails.json', '0.arcana.length', 2, '0.arcana'],
    ['no array', 'es/positions.json', '', undefined, String.raw`\(whole file\): must be an array`],
    ['an unknown position', 'es/positions.json', '0.key', 'luck', '0.key: .*"personal"'],
    ['a wrong point', 'es/positions.json', '0.point', 'B', '0.point: "B" is not the point of personal; allowed: A'],
    ['a wrong license', 'publisher.json', 'license', 'MIT', 'license: .*CC-BY 4.0'],
    ['a stray space', 'publisher.json', 'name', 'x ', 'name: no space at the start or end'],
  ])('%s', async (mistake, file, place, value, line) => {
    if (mistake === 'no array') await fs.writeJson(path.join(data, file), {});
    else await edit(file, put(place, value));
    const error = await loadContent(data, 'es').catch((reason: unknown) => reason as Error);
    const message = expect.stringMatching(new RegExp(`^data/${file}: ${line}`));
    expect(error).toMatchObject({ name: 'UserError', message });
    expect((error as Error).message).not.toContain('\n');
  });

  it('a file that is no JSON', async () => {
    await fs.writeFile(path.join(data, 'es/positions.json'), '[\n{\n]\n');
    await expect(loadContent(data, 'es')).rejects.toThrow(/^data\/es\/positions\.json: is not valid JSON: [^\n]+$/);
  });

  it.each(['nowhere', 'publisher.json'])('%s instead of a folder', async (name) => {
    await expect(loadContent(path.join(data, name), 'es')).rejects.toThrow(
      `--data: ${path.join(data, name)} is not a folder; allowed: a copy of data/`,
    );
  });

  it('a file with a byte order mark', async () => {
    const name = path.join(data, 'es/positions.json');
    await fs.writeFile(name, `\ufeff${await fs.readFile(name, 'utf8')}`);
    await expect(loadContent(data, 'es')).rejects.toThrow(
      /^data\/es\/positions\.json: begins with a byte order mark; allowed: text saved as UTF-8 without one$/,
    );
  });

  it('a file in Latin-1', async () => {
    const name = path.join(data, 'publisher.json');
    await fs.writeFile(name, await fs.readFile(name, 'utf8'), 'latin1');
    await expect(loadContent(data, 'es')).rejects.toThrow(
      /^data\/publisher\.json: line 4, byte 76: is not valid UTF-8; allowed: text saved as UTF-8$/,
    );
  });

  // Which characters may stand in a text, content-schema.test.ts says.
  it('an invisible mark in a text', async () => {
    await edit(LIFE_PATH, put('traits.2', 'Paz\u202einterior'));
    await expect(loadContent(data, 'es')).rejects.toThrow(
      `data/es/life-path/7.json: traits.2: character 4 is U+202E; allowed: printable characters and line breaks`,
    );
  });

  it.each([
    ['a page without front matter', '# Uno', String.raw`\(whole file\): must begin with front matter`],
    ['a page without a title', '---\ndescription: d\nkicker: k\n---\n# Uno', 'title: .*expected string'],
    [
      'a page with too much',
      `${'---\ntitle: t\ndescription: d\nkicker: k\nlead: l\n---\n'}# Uno`,
      '.*"lead"; allowed: title',
    ],
    ['a page with nothing', '---\ntitle: t\ndescription: d\nkicker: k\n---\n', 'body: .*>=1'],
  ])('%s', async (_, text, line) => {
    await fs.writeFile(path.join(data, 'es/pages/docs.md'), text);
    const files = await readDataFiles(data);
    expect(() => parsePages(files, 'es')).toThrow(new RegExp(`^data/es/pages/docs\\.md: ${line}[^\n]*$`));
  });

  const TEXTS =
    'positions.json, karmic-tails.json, numbers.json, portrait.json, short-places.json, couple-meetings.json, couple-purposes.json, arcana/, life-path/, pages/';
  it.each([
    [
      'es/life-path/10.json',
      'es/life-path/: 1.json, 2.json, 3.json, 4.json, 5.json, 6.json, 7.json, 8.json, 9.json, 11.json, 22.json, 33.json',
    ],
    ['es/arcana/8.json.bak', 'es/arcana/: 1.json, 2.json'],
    ['es/luck.json', `es/: ${TEXTS}`],
    ['es/luck/1.json', `es/: ${TEXTS}`],
    ['fr/luck/1.json', ': publisher.json, people.json, es/, en/'],
  ])('a file that nobody reads: %s', async (file, allowed) => {
    await fs.outputFile(path.join(data, file), '{}');
    await expect(loadContent(data, 'es')).rejects.toThrow(`data/${file}: unknown file; allowed in data/${allowed}`);
  });
});
