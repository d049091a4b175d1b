import { apiPath } from '../contract/api-path.ts';
import type { ChartPoint } from '../domain/chart-formulas.ts';
import type { ChartNumbers } from '../domain/chart-numbers.ts';
import type { Content } from '../domain/content.ts';
import { POSITION_POINTS } from '../domain/destiny-matrix.ts';
import { lifePathOf } from '../domain/life-path-number.ts';
import { KARMIC_TAIL_POINTS, type PointsChart, wholeChart } from '../domain/whole-chart.ts';
import { bodyOrigin, chartCitation } from './attribution.ts';
import { arcanumCard, linesBody, tailFinder } from './chart-parts.ts';
import type { ChartBody } from './chart-schema.ts';
import type { Renderer } from './endpoint.ts';
import type { OfChart } from './parameters.ts';

export const render: Renderer<OfChart, ChartBody> = ({ content, site }) => {
  const textsOf = chartTexts(content, site);
  return ({ numbers }) => {
    const chart = wholeChart(numbers);
    const { points, ...others } = chartFigures(chart);
    const { positions, karmic_tail, life_path, origin } = textsOf(numbers, (point) => points[point]);
    const { a, b, c } = numbers;
    return { numbers: { a, b, c }, life_path, positions, points, karmic_tail, ...others, ...origin };
  };
};

/** The part of a body that holds texts. */
export function chartTexts({ publisher, lifePaths, ...content }: Content, site: string) {
  const positions = content.positions.map(({ key, title }) => ({
    key,
    cards: content.arcana.map((arcanum) => ({ ...arcanumCard(arcanum), title, reading: arcanum.readings[key] })),
  }));
  const tailOf = tailFinder(content);
  const archetypes = new Map(lifePaths.map(({ number, archetype }) => [number, archetype]));
  return (numbers: ChartNumbers, at: (point: ChartPoint) => number) => {
    const number = lifePathOf(numbers);
    return {
      life_path: {
        number,
        archetype: archetypes.get(number)!,
        url: `${site}${apiPath('/life-path/{number}', { number })}`,
      },
      positions: Object.fromEntries(
        positions.map(({ key, cards }) => [key, cards[at(POSITION_POINTS[key]) - 1]]),
      ) as ChartBody['positions'],
      karmic_tail: tailOf(KARMIC_TAIL_POINTS.map(at))!,
      origin: bodyOrigin(publisher, site, (url) => chartCitation(publisher, numbers, url)),
    };
  };
}

/** The part of a body that holds nothing but numbers. */
export function chartFigures(chart: PointsChart) {
  return {
    points: chart.points,
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
  };
}
