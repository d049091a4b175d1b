import { apiPath } from '../contract/routes.ts';
import type { ChartNumbers } from '../domain/chart-numbers.ts';
import type { Content } from '../domain/content.ts';
import { POSITION_POINTS } from '../domain/destiny-matrix.ts';
import { wholeChart } from '../domain/whole-chart.ts';
import { bodyOrigin, chartCitation } from './attribution.ts';
import type { ChartBody } from './chart.ts';
import { arcanumCard, linesBody, tailFinder } from './chart-parts.ts';

/** Body of `GET /chart/{a}/{b}/{c}`: prepares what all charts share and returns the function that fills one in. */
export function chartRenderer(content: Content, site: string): (numbers: ChartNumbers) => ChartBody {
  const { publisher, lifePaths } = content;
  const positions = content.positions.map(({ key, title }) => ({
    key,
    cards: content.arcana.map((arcanum) => ({ ...arcanumCard(arcanum), title, reading: arcanum.readings[key] })),
  }));
  const tailOf = tailFinder(content);
  const archetypes = new Map(lifePaths.map(({ number, archetype }) => [number, archetype]));
  return (numbers) => {
    const { a, b, c } = numbers;
    const chart = wholeChart(numbers);
    return {
      numbers: { a, b, c },
      life_path: {
        number: chart.lifePath,
        archetype: archetypes.get(chart.lifePath)!,
        url: `${site}${apiPath.lifePath(chart.lifePath)}`,
      },
      positions: Object.fromEntries(
        positions.map(({ key, cards }) => [key, cards[chart.points[POSITION_POINTS[key]] - 1]]),
      ) as ChartBody['positions'],
      points: chart.points,
      karmic_tail: tailOf(chart.karmicTail)!,
      lines: linesBody(chart.lines),
      purposes: chart.purposes.map(({ key, fromAge, toAge, arcana }) => ({
        key: key as ChartBody['purposes'][number]['key'],
        from_age: fromAge,
        to_age: toAge,
        arcana,
      })),
      chakras: [...chart.chakras],
      chakra_sums: chart.chakraSums,
      ages: [...chart.ages],
      ...bodyOrigin(publisher, site, (url) => chartCitation(publisher, numbers, url)),
    };
  };
}
