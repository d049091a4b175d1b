import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { TABLES } from '../../src/dataset/tables/all-tables.ts';
import { fillTable } from '../../src/dataset/tables/table.ts';
import { workbookParts, workbookSheets } from '../../src/dataset/workbook.ts';
import { zipArchive } from '../../src/dataset/zip.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { source } from './written-fixture.ts';

const sheets = workbookSheets(TABLES.map((table) => fillTable(table, source)));
const parts = new Map(workbookParts(sheets).map((part) => [part.path, [...part.pieces].join('')]));

it('keeps what XML would take for markup', () => {
  const [, xml] = [...workbookParts([{ name: 'a', columns: ['<&"'], rows: [['uno\ndos']] }]).at(-1)!.pieces]
    .join('')
    .split('<sheetData>');
  expect(xml).toContain('>&#60;&#38;&#34;</t>');
  expect(xml).toContain('>uno\ndos</t>');
});

it('packs it as an archive that others unpack', async () => {
  const entries = [...parts].map(([name, xml]) => {
    const bytes = Buffer.from(xml);
    return { path: name, packed: deflateRawSync(bytes), bytes: bytes.length, crc: crc32(bytes) };
  });
  const archive = Buffer.concat([...zipArchive(entries)]);
  const [count, directory] = [archive.readUInt16LE(archive.length - 12), archive.readUInt32LE(archive.length - 6)];
  expect(count).toBe(parts.size);
  let at = directory;
  for (const [name, xml] of parts) {
    const [packed, nameLength, offset] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    expect(archive.toString('utf8', at + 46, at + 46 + nameLength)).toBe(name);
    const start = offset + 30 + nameLength;
    expect(inflateRawSync(archive.subarray(start, start + packed)).toString()).toBe(xml);
    at += 46 + nameLength;
  }
  expect(at).toBe(archive.length - 22);

  const file = path.join(await temporaryFolder('workbook'), 'a.xlsx');
  await writeFile(file, archive);
  const python = spawnSync('python3', ['-m', 'zipfile', '-t', file]);
  if (python.error === undefined) expect(python.stdout.toString()).toBe('Done testing\n');
});
