import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { CHAKRAS } from '../../method/chart-formulas.ts';
import { chart as chartWords } from '../../words/es/chart.ts';

type ChakraPart = (typeof chartWords.chakraColumns)[number]['key'];

interface ChakraGridProps {
  readonly caption: string;
  /** What each chakra is for, below its row. */
  readonly texts?: Readonly<Record<(typeof CHAKRAS)[number]['name'], string>>;
  /** What a cell shows; the row after the last chakra holds the sums. */
  readonly cell: (row: number, part: ChakraPart) => ComponentChildren;
}

/** The table of the seven chakras and their sums, from the crown down. */
export function ChakraGrid({ caption, texts, cell }: ChakraGridProps): JSX.Element {
  const cells = (row: number): JSX.Element[] =>
    chartWords.chakraColumns.map(({ key }) => <td key={key}>{cell(row, key)}</td>);
  return (
    <table class="chakras">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Chakra</th>
          {chartWords.chakraColumns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHAKRAS.map(({ name }, row) => (
          <Fragment key={name}>
            <tr>
              <th scope="row">
                {name} <span class="chakra-place">{chartWords.chakraPlaces[name]}</span>
              </th>
              {cells(row)}
            </tr>
            {texts ? (
              <tr class="chakra-text" data-chakra={name}>
                <td colSpan={chartWords.chakraColumns.length + 1}>{texts[name]}</td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Suma</th>
          {cells(CHAKRAS.length)}
        </tr>
      </tfoot>
    </table>
  );
}
