import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { CHAKRA_PARTS, CHAKRAS, type ChakraPart } from '../../method/chart-formulas.ts';
import type { PageWords } from '../page-words.ts';

interface ChakraGridProps {
  readonly caption: string;
  /** What each chakra is for, below its row. */
  readonly texts?: Readonly<Record<(typeof CHAKRAS)[number]['name'], string>>;
  /** What a cell shows; the row after the last chakra holds the sums. */
  readonly cell: (row: number, part: ChakraPart) => ComponentChildren;
  readonly words: Pick<PageWords, 'chakras'>;
}

/** The table of the seven chakras and their sums, from the crown down. */
export function ChakraGrid({ caption, texts, cell, words: { chakras } }: ChakraGridProps): JSX.Element {
  const cells = (row: number): JSX.Element[] => CHAKRA_PARTS.map((part) => <td key={part}>{cell(row, part)}</td>);
  return (
    <table class="chakras">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{chakras.chakra}</th>
          {CHAKRA_PARTS.map((part) => (
            <th key={part} scope="col">
              {chakras.parts[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHAKRAS.map(({ name }, row) => (
          <Fragment key={name}>
            <tr>
              <th scope="row">
                {name} <span class="chakra-place">{chakras.body[name]}</span>
              </th>
              {cells(row)}
            </tr>
            {texts ? (
              <tr class="chakra-text" data-chakra={name}>
                <td colSpan={CHAKRA_PARTS.length + 1}>{texts[name]}</td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{chakras.sum}</th>
          {cells(CHAKRAS.length)}
        </tr>
      </tfoot>
    </table>
  );
}
