import type { JSX } from 'preact';
import { type CalendarDate, FIRST_YEAR, LAST_YEAR } from '../../../calendar/dates.ts';
import { citation } from '../../../endpoints/attribution.ts';
import { apiPath } from '../../../http/api-path.ts';
import { chartNumbers } from '../../../method/chart-numbers.ts';
import { destinyMatrix } from '../../../method/destiny-matrix.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { LifePathSteps, OTHER_POINTS, PointSteps } from '../../components/calculation-steps.tsx';
import { Copyable } from '../../components/code-samples.tsx';
import { Frequency } from '../../components/readings.tsx';
import { AgeRing, Years } from './ages.tsx';
import { ChakraTable } from './chakra-table.tsx';

type TechnicalWords = Pick<
  PageWords,
  | 'chakras'
  | 'citations'
  | 'dateFields'
  | 'copying'
  | 'longDate'
  | 'paths'
  | 'profile'
  | 'readings'
  | 'star'
  | 'steps'
  | 'synthesis'
  | 'technical'
>;

interface TechnicalProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly age: number | undefined;
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly site: string;
  readonly words: TechnicalWords;
}

/** The sums of every point; those of the full star are collapsed, because they double the table's length. */
function Calculations({ date, texts: { positions }, words }: TechnicalProps): JSX.Element {
  const { paths, synthesis, technical } = words;
  return (
    <section>
      <h3 id="calculos">{synthesis.sums}</h3>
      <p class="measure">
        {technical.reduction}
        <a href={paths.method}>{synthesis.method}</a>.
      </p>
      <div class="two-columns two-columns-steps">
        <div>
          <PointSteps date={date} positions={positions} words={words} />
          <details class="more">
            <summary>{technical.otherPoints(OTHER_POINTS.length)}</summary>
            <PointSteps
              date={date}
              positions={positions}
              points={OTHER_POINTS}
              caption={technical.otherPointsCaption}
              words={words}
            />
          </details>
        </div>
        <div>
          <h4>{technical.lifePath}</h4>
          <LifePathSteps date={date} words={words} />
        </div>
      </div>
    </section>
  );
}

/** How common each arcanum is in its position. */
function Frequencies({ date, texts, words }: TechnicalProps): JSX.Element {
  const numbers = destinyMatrix(date);
  return (
    <section>
      <h3 id="frecuencias">{words.technical.common}</h3>
      <p class="measure">{words.technical.bars(FIRST_YEAR, LAST_YEAR)}</p>
      <ul class="frequencies">
        {texts.positions.map(({ key, title }) => (
          <li key={key} data-frequency={key}>
            <p>
              {title}: {numbers[key]}
            </p>
            <Frequency counts={texts.counts[key]} marked={numbers[key]} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts to copy: the citation, the link, and the URL of the chart. */
function Cite({ date, texts, site, words }: TechnicalProps): JSX.Element {
  const { paths, technical } = words;
  const cited = citation(texts.publisher, words.citations.matrix(words.longDate(date)), `${site}${paths.method}`);
  const chart = paths.api(apiPath('/chart/{a}/{b}/{c}', chartNumbers(date)));
  const samples = [
    ['cita', technical.theCitation, technical.citation, cited],
    ['enlace', technical.theLink, technical.link, `${site}${paths.profile(date)}`],
    ['carta', technical.theChart, technical.chart, `${site}${chart}`],
  ] as const;
  return (
    <section class="cite">
      <h3 id="citar">{words.profile.cite}</h3>
      <div class="samples">
        {samples.map(([id, what, title, text]) => (
          <Copyable key={id} id={id} what={what} title={title} text={text} code words={words} />
        ))}
      </div>
      <p class="no-print">
        <a href={paths.embedOf(date)}>{technical.embed}</a>
      </p>
    </section>
  );
}

/** The parts of the technical chart, in order. */
export function technicalParts(props: TechnicalProps): JSX.Element[] {
  return [
    <Years key="years" {...props} />,
    <AgeRing key="ages" {...props} />,
    <ChakraTable key="chakras" {...props} />,
    <Frequencies key="frequencies" {...props} />,
    <Calculations key="calculations" {...props} />,
    <Cite key="cite" {...props} />,
  ];
}

/** Details for readers who know the method, collapsed. */
export function TechnicalChart({
  parts,
  words: { profile },
}: {
  readonly parts: readonly JSX.Element[];
  readonly words: Pick<PageWords, 'profile'>;
}): JSX.Element {
  return (
    <details class="band fold technical" id="tecnica">
      <summary>
        <h2>{profile.technical}</h2>
      </summary>
      {parts}
    </details>
  );
}
