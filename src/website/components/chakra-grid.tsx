import type { ComponentChildren, JSX } from 'preact';
import { CHAKRAS } from '../../domain/whole-chart.ts';
import { CHAKRA_COLUMNS, CHAKRA_PLACES } from './chart-words.ts';

type ChakraPart = (typeof CHAKRA_COLUMNS)[number]['key'];

interface ChakraGridProps {
  readonly caption: string;
  /** What a cell shows; the row after the last chakra holds the sums. */
  readonly cell: (row: number, part: ChakraPart) => ComponentChildren;
}

/** The table of the seven chakras and their sums, from the crown down. */
export function ChakraGrid({ caption, cell }: ChakraGridProps): JSX.Element {
  const cells = (row: number): JSX.Element[] => CHAKRA_COLUMNS.map(({ key }) => <td key={key}>{cell(row, key)}</td>);
  return (
    <table class="chakras">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Chakra</th>
          {CHAKRA_COLUMNS.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHAKRAS.map(({ name }, row) => (
          <tr key={name}>
            <th scope="row">
              {name} <span class="chakra-place">{CHAKRA_PLACES[name]}</span>
            </th>
            {cells(row)}
          </tr>
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
