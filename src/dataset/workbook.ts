import { type FilledTable, flatColumns, listCell, rowsOf } from './tables/table.ts';

type SheetCell = string | number;

/** A sheet of the workbook: a table under a name that fits on its tab. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly SheetCell[]>;
}

/** The sheets of `open-numerology.xlsx`: every date, then the texts. */
export function workbookSheets(tables: readonly FilledTable[]): Sheet[] {
  return tables.flatMap((filled) => {
    const { sheet } = filled.table;
    if (sheet === undefined) return [];
    const columns = flatColumns(filled, 'sheet', listCell);
    return [{ name: sheet, columns: columns.map(({ column }) => column.name), rows: rowsOf(columns) }];
  });
}

/** A file inside a workbook, in pieces, so that a long sheet can be compressed while it is being generated. */
export interface WorkbookPart {
  readonly path: string;
  readonly pieces: Iterable<string>;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SCHEMAS = 'http://schemas.openxmlformats.org';
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const RELATIONS = `${SCHEMAS}/officeDocument/2006/relationships`;
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const ROWS_PER_PIECE = 100;
/** More columns than any sheet needs. */
const CELL_STARTS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (column) => `<c r="${column}`);

/**
 * An Office Open XML workbook, which Excel and LibreOffice open with a double click in any locale, unlike CSV. Dates are
 * text, because spreadsheets disagree about dates before March 1900.
 */
export function workbookParts(sheets: readonly Sheet[]): WorkbookPart[] {
  const each = (xml: (number: number, name: string) => string): string =>
    sheets.map(({ name }, i) => xml(i + 1, escaped(name))).join('');
  return [
    part(
      '[Content_Types].xml',
      `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${each((i) => `<Override PartName="/xl/worksheets/sheet${i}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    ),
    part(
      '_rels/.rels',
      relations(`<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/>`),
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((i, name) => `<sheet name="${name}" sheetId="${i}" r:id="rId${i}"/>`)}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relations(
        each((i) => `<Relationship Id="rId${i}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i}.xml"/>`),
      ),
    ),
    ...sheets.map((sheet, i) => ({ path: `xl/worksheets/sheet${i + 1}.xml`, pieces: sheetXml(sheet) })),
  ];
}

/** The first row is frozen, so that the column names stay visible. */
function* sheetXml({ columns, rows }: Sheet): Generator<string> {
  let piece = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${row(columns, 1)}`;
  let number = 1;
  for (const values of rows) {
    piece += row(values, ++number);
    if (number % ROWS_PER_PIECE > 0) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData></worksheet>`;
}

/** Cells have their addresses, which Gnumeric requires. Most cells are numbers, so their XML is cached. */
function row(values: readonly SheetCell[], number: number): string {
  const name = String(number);
  let cells = `<row r="${name}">`;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    cells += CELL_STARTS[i]! + name + (typeof value === 'number' ? numberCell(value) : textCell(value));
  }
  return `${cells}</row>`;
}

const numberCells: string[] = [];
function numberCell(value: number): string {
  numberCells[value] ??= `"><v>${value}</v></c>`;
  return numberCells[value];
}

function textCell(text: string): string {
  return `" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function part(path: string, xml: string): WorkbookPart {
  return { path, pieces: [XML + xml] };
}

function relations(xml: string): string {
  return `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${xml}</Relationships>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
