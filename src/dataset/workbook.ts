import { escapeXml } from '../text/quote.ts';
import type { Language } from '../words/language.ts';
import { WORDS } from '../words/words.ts';
import { type FilledTable, flatColumns, listCell, rowsOf, type Table } from './tables/table.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SCHEMAS = 'http://schemas.openxmlformats.org';
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const RELATIONS = `${SCHEMAS}/officeDocument/2006/relationships`;
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The first row is frozen, so that the column names stay visible. */
const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const ROWS_PER_PIECE = 100;
const CELL_STARTS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (column) => `<c r="${column}`);

/** A file inside a workbook, in chunks, so that a long sheet can be compressed while it is generated. */
type WorkbookPart = readonly [path: string, pieces: Iterable<string>];

/**
 * An Office Open XML workbook, which Excel and LibreOffice open with a double click in any locale, unlike CSV. Libraries for it hold
 * all cells in memory, which would double the build's.
 */
export function workbookParts(filled: readonly FilledTable[], language: Language): WorkbookPart[] {
  /** `undefined` for a table that is not in the workbook: the words have no name for it. */
  const sheetName = ({ name, translation }: Table): string | undefined => {
    const sheets: Readonly<Record<string, string>> = WORDS[translation?.language ?? language].dataset.sheets;
    return sheets[translation?.of.name ?? name];
  };
  const tables = filled.filter(({ table }) => sheetName(table) !== undefined);
  const each = (xml: (number: number, name: string) => string): string =>
    tables.map(({ table }, i) => xml(i + 1, escapeXml(sheetName(table)!))).join('');
  return [
    [
      '[Content_Types].xml',
      [
        `${XML}<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${each((i) => `<Override PartName="/xl/worksheets/sheet${i}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
      ],
    ],
    ['_rels/.rels', relations(`<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/>`)],
    [
      'xl/workbook.xml',
      [
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((i, name) => `<sheet name="${name}" sheetId="${i}" r:id="rId${i}"/>`)}</sheets></workbook>`,
      ],
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        each((i) => `<Relationship Id="rId${i}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i}.xml"/>`),
      ),
    ],
    ...tables.map((table, i): WorkbookPart => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(table)]),
  ];
}

function relations(xml: string): string[] {
  return [`${XML}<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${xml}</Relationships>`];
}

function* sheetXml(table: FilledTable): Generator<string> {
  const columns = flatColumns(table, 'sheet', listCell);
  const header = columns.map(({ column }) => column.name);
  if (header.length > CELL_STARTS.length)
    throw new RangeError(`${table.table.name} has ${header.length} columns; allowed: ${CELL_STARTS.length}`);
  let piece = SHEET_START + row(header, 1);
  let number = 1;
  for (const values of rowsOf(columns)) {
    piece += row(values, ++number);
    if (number % ROWS_PER_PIECE > 0) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData></worksheet>`;
}

/** Cells have addresses because Gnumeric requires them. Dates are text because spreadsheets disagree about those before March 1900. */
function row(values: readonly (string | number)[], number: number): string {
  let cells = `<row r="${number}">`;
  for (let i = 0; i < values.length; i++) cells += `${CELL_STARTS[i]}${number}"${cell(values[i]!)}`;
  return `${cells}</row>`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return `><v>${value}</v></c>`;
  return ` t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}
