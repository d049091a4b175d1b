import type { JSX } from 'preact';
import { CHAKRAS, type Chakra, type WholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { CHAKRA_COLUMNS, CHAKRA_PLACES } from '../../components/chart-words.ts';

interface ChakraTableProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
}

export function ChakraTable({ chart, texts }: ChakraTableProps): JSX.Element {
  const cells = (sums: Omit<Chakra, 'name'>): JSX.Element[] =>
    CHAKRA_COLUMNS.map(({ key }) => (
      <td key={key}>
        <span class="chakra-number">{sums[key]}</span>{' '}
        <span class="chakra-name">{texts.arcana[sums[key] - 1]!.name}</span>
      </td>
    ));
  return (
    <section class="band">
      <h2 id="chakras">La tabla de los chakras</h2>
      <p class="measure">
        La física viene del eje horizontal de la estrella, la energía del vertical, y las emociones de sumar las dos. Es
        un símbolo y no un diagnóstico: no dice nada de tu salud.
      </p>
      <table class="chakras">
        <caption class="visually-hidden">Los siete chakras, de la corona a la base, y la suma de cada columna</caption>
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
          {CHAKRAS.map(({ name }, i) => (
            <tr key={name}>
              <th scope="row">
                {name} <span class="chakra-place">{CHAKRA_PLACES[name]}</span>
              </th>
              {cells(chart.chakras[i]!)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Suma</th>
            {cells(chart.chakraSums)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
