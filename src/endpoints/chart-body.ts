import { apiPath } from '../http/api-path.ts';
import { POSITION_POINTS } from '../method/destiny-matrix.ts';
import { repeatedArcana } from '../method/places.ts';
import { wholeChart } from '../method/whole-chart.ts';
import { bodyOrigin, chartCitation } from './attribution.ts';
import { linesBody, readingCard, tailFinder } from './body-parts.ts';
import type { ChartBody } from './chart-schema-and-docs.ts';
import type { Renderer } from './endpoint.ts';
import type { OfChart } from './parameters.ts';

export const renderChart: Renderer<OfChart, ChartBody> = ({ content, site }) => {
  const { publisher, lifePaths, arcana } = content;
  const positions = content.positions.map(({ key, title }) => ({
    key,
    cards: arcana.map((arcanum) => {
      const { arcana, name, keyword, emoji, ...texts } = readingCard(arcanum, key);
      return { arcana, name, keyword, emoji, title, ...texts };
    }),
  }));
  const tailOf = tailFinder(content);
  const archetypes = new Map(lifePaths.map(({ number, archetype }) => [number, archetype]));
  return ({ numbers }) => {
    const { a, b, c } = numbers;
    const { lifePath: number, points, ...chart } = wholeChart(numbers);
    return {
      numbers: { a, b, c },
      life_path: {
        number,
        archetype: archetypes.get(number)!,
        url: `${site}${apiPath('/life-path/{number}', { number })}`,
      },
      positions: Object.fromEntries(
        positions.map(({ key, cards }) => [key, cards[points[POSITION_POINTS[key]] - 1]]),
      ) as ChartBody['positions'],
      points,
      personal_purpose: readingCard(arcana[points.P1 - 1]!, 'personal_purpose'),
      planetary_purpose: readingCard(arcana[points.P4 - 1]!, 'planetary_purpose'),
      repeated: repeatedArcana(points).map(({ arcana: number, places }) => {
        const { name, repeated } = arcana[number - 1]!;
        return { arcana: number, name, places, text: repeated };
      }),
      karmic_tail: tailOf(chart.karmicTail),
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
      age_texts: `${site}${apiPath('/arcana/{number}', { number: '{arcana}' })}`,
      ...bodyOrigin(publisher, site, (url) => chartCitation(publisher, numbers, url)),
    };
  };
};
