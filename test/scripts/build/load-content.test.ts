import { rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../../scripts/build/load-content.ts';
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
  const content = await loadContent(data);
  const { arcana, positions, karmicTails, lifePaths } = content;
  expect([arcana, positions, karmicTails, lifePaths].map(({ length }) => length)).toEqual([22, 12, 35, 12]);
  expect(arcana.map(({ places }) => Object.keys(places).length)).toEqual(Array(22).fill(22));
});

describe('a mistake is one line with file, field and what is allowed', () => {
  it.each<[string, string, (value: Json) => void, RegExp]>([
    [
      'a wrong type',
      'life-path/7.json',
      (r) => {
        r.love = 7;
      },
      /^data\/life-path\/7\.json: love: .*expected string/,
    ],
    [
      'a missing field',
      'life-path/7.json',
      (r) => {
        delete r.advice;
      },
      /^data\/life-path\/7\.json: advice: .*expected string, received undefined/,
    ],
    [
      'an unknown field',
      'life-path/7.json',
      (r) => {
        r.luck = 'x';
      },
      /^data\/life-path\/7\.json: .*"luck"; allowed: number, archetype/,
    ],
    ...(
      [
        ['=1+1', 'life-path/7.json', 'love', (r) => r, 'love'],
        ['+34', 'life-path/7.json', 'traits.2', (r) => r.traits, '2'],
        ['-1', 'arcana/5.json', 'places.money.light', (r) => r.places.money, 'light'],
        ['@SUM(A1)', 'karmic-tails.json', '3.name', (r) => r[3], 'name'],
        ['=1', 'position-titles.json', 'money', (r) => r, 'money'],
      ] as [string, string, string, (value: Json) => Json, string][]
    ).map(([text, file, field, place, key]): [string, string, (value: Json) => void, RegExp] => [
      `a formula ${JSON.stringify(text)} in ${field}`,
      file,
      (value) => {
        place(value)[key] = text;
      },
      new RegExp(
        `^data/${file}: ${field}: .* begins like a formula of a spreadsheet; allowed: texts that do not begin with`,
      ),
    ]),
    [
      'too few traits',
      'life-path/7.json',
      (r) => {
        r.traits.pop();
      },
      /^data\/life-path\/7\.json: traits: .*8/,
    ],
    [
      'a number that is none',
      'life-path/7.json',
      (r) => {
        r.number = 10;
      },
      /^data\/life-path\/7\.json: number: .*1\|2\|3\|4\|5\|6\|7\|8\|9\|11\|22\|33/,
    ],
    [
      'another file’s number',
      'life-path/7.json',
      (r) => {
        r.number = 8;
      },
      /^data\/life-path\/7\.json: number: expected 7, found 8$/,
    ],
    [
      'a person who belongs elsewhere',
      'life-path/7.json',
      (r) => {
        r.famous_people[0].birth = '1990-01-01';
      },
      /^data\/life-path\/7\.json: famous_people\.0\.birth: .*allowed here: 7/,
    ],
    [
      'a date that does not exist',
      'life-path/7.json',
      (r) => {
        r.famous_people[0].birth = '1990-02-30';
      },
      /^data\/life-path\/7\.json: famous_people\.0\.birth: /,
    ],
    [
      'an unknown arcanum',
      'arcana/3.json',
      (a) => {
        a.number = 23;
      },
      /^data\/arcana\/3\.json: number: .*22/,
    ],
    [
      'another arcanum',
      'arcana/3.json',
      (a) => {
        a.number = 2;
      },
      /^data\/arcana\/3\.json: number: expected 3, found 2$/,
    ],
    [
      'a duplicate name',
      'arcana/3.json',
      (a) => {
        a.name = 'La Sacerdotisa';
      },
      /^data\/arcana\/3\.json: name: "La Sacerdotisa" is a duplicate of arcana\/2\.json name/,
    ],
    ['a missing reading', 'arcana/5.json', (a) => delete a.places.year, /: places\.year: .*expected object/],
    ['a missing part', 'arcana/5.json', (a) => delete a.places.year.light, /: places\.year\.light: .*expected string/],
    [
      'a reading for no place',
      'arcana/5.json',
      (a) => Object.assign(a.places, { luck: 'x' }),
      /^data\/arcana\/5\.json: places: .*"luck"/,
    ],
    [
      'a position that some date has, marked as absent',
      'arcana/5.json',
      (a) => {
        a.absent = ['money'];
      },
      /^data\/arcana\/5\.json: absent: found money, but no date has it in: purpose$/,
    ],
    ['no mark of an absent position', 'arcana/5.json', (a) => delete a.absent, /: absent: found none, but no date/],
    [
      'a tail that no date has',
      'karmic-tails.json',
      (t) => t[0].arcana.fill(1),
      /^data\/karmic-tails\.json: 0\.arcana: expected 9-12-3, found 1-1-1; allowed/,
    ],
    ['a tail of two arcana', 'karmic-tails.json', (t) => t[0].arcana.pop(), /^data\/karmic-tails\.json: 0\.arcana/],
    [
      'a name of two tails',
      'karmic-tails.json',
      (t) => Object.assign(t[1], { name: t[0].name }),
      /^data\/karmic-tails\.json: 1\.name: ".*" is a duplicate of karmic-tails\.json 0\.name/,
    ],
    ['no array', 'positions.json', () => {}, /^data\/positions\.json: \(whole file\): must be an array/],
    [
      'an unknown position',
      'positions.json',
      (p) => {
        p[0].key = 'luck';
      },
      /^data\/positions\.json: 0\.key: .*"personal"/,
    ],
    [
      'a wrong point',
      'positions.json',
      (p) => {
        p[0].point = 'B';
      },
      /^data\/positions\.json: 0\.point: "B" is not the point of personal; allowed: A/,
    ],
    [
      'a wrong licence',
      'publisher.json',
      (p) => {
        p.license = 'MIT';
      },
      /^data\/publisher\.json: license: .*CC-BY 4\.0/,
    ],
    [
      'a stray space',
      'publisher.json',
      (p) => {
        p.name += ' ';
      },
      /^data\/publisher\.json: name: no space at the start or end/,
    ],
  ])('%s', async (name, file, change, message) => {
    if (name === 'no array') await fs.writeJson(path.join(data, file), {});
    else await edit(file, change);
    const error = await loadContent(data).catch((reason: unknown) => reason as Error);
    expect(error).toMatchObject({ name: 'UserError', message: expect.stringMatching(message) });
    expect((error as Error).message).not.toContain('\n');
  });

  it('a missing file', async () => {
    await fs.remove(path.join(data, 'life-path/7.json'));
    await expect(loadContent(data)).rejects.toThrow(/^data\/life-path\/7\.json: cannot be read; the file is required$/);
  });

  it('a file that is no JSON', async () => {
    await fs.writeFile(path.join(data, 'positions.json'), '[\n{\n]\n');
    await expect(loadContent(data)).rejects.toThrow(/^data\/positions\.json: is not valid JSON: [^\n]+$/);
  });

  it('a record under the name of another', async () => {
    await fs.copy(path.join(data, 'life-path/7.json'), path.join(data, 'life-path/8.json'));
    await expect(loadContent(data)).rejects.toThrow(/^data\/life-path\/8\.json: number: expected 8, found 7$/);
  });

  it.each(['nowhere', 'publisher.json'])('%s instead of a folder', async (name) => {
    await expect(loadContent(path.join(data, name))).rejects.toThrow(
      `--data: ${path.join(data, name)} is not a folder; allowed: a copy of data/`,
    );
  });

  it('a file with a byte order mark', async () => {
    const name = path.join(data, 'positions.json');
    await fs.writeFile(name, `\ufeff${await fs.readFile(name, 'utf8')}`);
    await expect(loadContent(data)).rejects.toThrow(
      /^data\/positions\.json: begins with a byte order mark; allowed: text saved as UTF-8 without one$/,
    );
  });

  it('a file in Latin-1', async () => {
    const name = path.join(data, 'publisher.json');
    await fs.writeFile(name, await fs.readFile(name, 'utf8'), 'latin1');
    await expect(loadContent(data)).rejects.toThrow(
      /^data\/publisher\.json: line 3, byte 64: is not valid UTF-8; allowed: text saved as UTF-8$/,
    );
  });

  it.each([
    ['NUL', '\0', '0000'],
    ['a control character', '\u0007', '0007'],
    ['a tab', '\t', '0009'],
    ['a lone surrogate', '\ud83d', 'D83D'],
    ['a replacement character', '\ufffd', 'FFFD'],
    ['an invisible mark', '\u202e', '202E'],
  ])('%s in a text', async (_, character, code) => {
    await edit('life-path/7.json', (record) => {
      record.traits[2] = `Paz${character}interior`;
    });
    await expect(loadContent(data)).rejects.toThrow(
      `data/life-path/7.json: traits.2: character 4 is U+${code}; allowed: printable characters and line breaks`,
    );
  });

  it('a file that nobody reads', async () => {
    await fs.writeFile(path.join(data, 'life-path/10.json'), '{}');
    await expect(loadContent(data)).rejects.toThrow(/^data\/life-path\/10\.json: unknown file; allowed: /);
  });
});
