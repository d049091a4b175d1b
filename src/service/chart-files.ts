import { chart } from '../endpoints/chart.ts';
import { isWhole, type RenderContext } from '../endpoints/endpoint.ts';
import { apiPath, fileOf, inLanguage } from '../http/api-path.ts';
import { chartPoints, POINT_INDEX } from '../method/chart-formulas.ts';
import { allChartNumbers, type ChartNumbers } from '../method/chart-numbers.ts';
import { CHART_PLACES, SHORT_PLACES } from '../method/places.ts';
import { ARCANA_NUMBERS } from '../method/reduce.ts';
import type { OutputFile } from './api-files.ts';

/** One file for each of the 5,544 charts. */
export function* chartFiles(context: RenderContext): Generator<OutputFile> {
  if (!isWhole(chart, context.content)) return;
  const bodyOf = chart.body(context);
  for (const numbers of chartsByLikeness()) {
    const path = fileOf(inLanguage(apiPath('/chart/{a}/{b}/{c}', numbers), context.language));
    yield { path, content: `${JSON.stringify(bodyOf({ numbers }))}\n` };
  }
}

/** The points whose arcana have texts in a chart. */
const TEXT_POINTS = Object.values({ ...CHART_PLACES, ...SHORT_PLACES }).map((point) => POINT_INDEX[point]);

/**
 * The numbers of every chart, each followed by the remaining one that shares the most texts with it: gzip looks back 32 KB, not quite
 * two charts. This takes 10 MB instead of 22 in numerical order. Comparing only charts with the same center takes a fifth of a second
 * instead of three, for 1% more bytes.
 */
function chartsByLikeness(): ChartNumbers[] {
  const charts = Array.from(allChartNumbers(), (numbers) => ({
    numbers,
    points: chartPoints(numbers.a, numbers.b, numbers.c),
  }));
  return ARCANA_NUMBERS.flatMap((center) => {
    const left = charts.filter(({ points }) => points[POINT_INDEX.E] === center);
    const ordered = left.splice(0, 1);
    while (left.length > 0) {
      const { points: last } = ordered.at(-1)!;
      let next = 0;
      let most = -1;
      left.forEach(({ points }, i) => {
        let shared = 0;
        for (const point of TEXT_POINTS) if (points[point] === last[point]) shared++;
        if (shared > most) [next, most] = [i, shared];
      });
      ordered.push(...left.splice(next, 1));
    }
    return ordered.map(({ numbers }) => numbers);
  });
}
