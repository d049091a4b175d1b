import { Fragment, type JSX } from 'preact';
import { CHAKRA_PARTS, CHAKRAS, type ChakraPart } from '../../../method/chart-formulas.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';

interface ChakraTableProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly words: Pick<PageWords, 'chakras' | 'technical'>;
}

/** The seven chakras and their sums, from the crown down. */
export function ChakraTable({ chart, texts, words: { chakras, technical } }: ChakraTableProps): JSX.Element {
  const cells = (row: Readonly<Record<ChakraPart, number>>): JSX.Element[] =>
    CHAKRA_PARTS.map((part) => (
      <td key={part}>
        <span class="chakra-number">{row[part]}</span>{' '}
        <span class="chakra-name">{texts.arcana[row[part] - 1]!.name}</span>
      </td>
    ));
  return (
    <section>
      <h3 id="chakras">{technical.chakras}</h3>
      <p class="measure">{texts.sentences.sections.chakras.join(' ')}</p>
      <table class="chakras">
        <caption class="visually-hidden">{technical.chakrasCaption}</caption>
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
                {cells(chart.chakras[row]!)}
              </tr>
              <tr class="chakra-text" data-chakra={name}>
                <td colSpan={CHAKRA_PARTS.length + 1}>{texts.sentences.chakras[name]}</td>
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{chakras.sum}</th>
            {cells(chart.chakraSums)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
