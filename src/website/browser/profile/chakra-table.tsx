import type { JSX } from 'preact';
import type { WholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { ChakraGrid } from '../../components/chakra-grid.tsx';

interface ChakraTableProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
}

export function ChakraTable({ chart, texts }: ChakraTableProps): JSX.Element {
  const rows = [...chart.chakras, chart.chakraSums];
  return (
    <section class="band">
      <h2 id="chakras">La tabla de los chakras</h2>
      <p class="measure">{texts.sentences.sections.chakras.join(' ')}</p>
      <ChakraGrid
        caption="Los siete chakras, de la corona a la base, y la suma de cada columna"
        texts={texts.sentences.chakras}
        cell={(row, part) => {
          const arcanum = rows[row]![part];
          return (
            <>
              <span class="chakra-number">{arcanum}</span>{' '}
              <span class="chakra-name">{texts.arcana[arcanum - 1]!.name}</span>
            </>
          );
        }}
      />
    </section>
  );
}
