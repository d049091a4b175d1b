import { renderChart } from '../endpoints/chart-body.ts';
import type { RenderContext } from '../endpoints/endpoint.ts';
import { apiPath, fileOf } from '../http/api-path.ts';
import { type ChartPoint, chartPoints, POINT_INDEX } from '../method/chart-formulas.ts';
import { allChartNumbers, type ChartNumbers } from '../method/chart-numbers.ts';
import { ARCANA_COUNT } from '../method/reduce.ts';
import type { OutputFile } from './api-files.ts';

/** One file for each of the 5,544 charts. */
export function* chartFiles(context: RenderContext): Generator<OutputFile> {
  const bodyOf = renderChart(context);
  for (const numbers of chartsByLikeness()) {
    const path = fileOf(apiPath('/chart/{a}/{b}/{c}', numbers));
    yield { path, content: `${JSON.stringify(bodyOf({ numbers }))}\n` };
  }
}

/** Charts that share these share most of their texts; of all points, they were found to bring the most alike together. */
const LIKENESS: readonly ChartPoint[] = ['E', 'P', 'R1'];

/**
 * The numbers of every chart, those with the same texts one after the other: gzip looks back 32 KB, which is a few charts,
 * and makes them less than half as large as in the order of their numbers.
 */
function chartsByLikeness(): ChartNumbers[] {
  const rank = ({ a, b, c }: ChartNumbers): number => {
    const points = chartPoints(a, b, c);
    return LIKENESS.reduce((sum, point) => sum * (ARCANA_COUNT + 1) + points[POINT_INDEX[point]]!, 0);
  };
  return Array.from(allChartNumbers(), (numbers) => ({ numbers, rank: rank(numbers) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ numbers }) => numbers);
}
