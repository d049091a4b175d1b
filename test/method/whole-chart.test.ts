import { describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/calendar/dates.ts';
import { allChartNumbers, chartNumbers } from '../../src/method/chart-numbers.ts';
import { lifePathNumber } from '../../src/method/life-path-number.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';

describe('all charts', () => {
  const charts = new Map(
    Array.from(allChartNumbers(), (numbers) => [Object.values(numbers).join(), wholeChart(numbers)]),
  );

  it('are 5,544, with 26 karmic tails', () => {
    expect(charts.size).toBe(5544);
    expect(new Set([...charts.values()].map(({ karmicTail }) => karmicTail.join('-'))).size).toBe(26);
  });

  it('hold arcana from 1 to 22 only', () => {
    const wrong = [...charts.values()].flatMap(({ points, chakras, chakraSums, ages }) =>
      [
        ...Object.values(points),
        ...chakras.flatMap(({ physics, energy, emotions }) => [physics, energy, emotions]),
        ...Object.values(chakraSums),
        ...ages.map(({ arcana }) => arcana),
      ].filter((arcana) => !(arcana >= 1 && arcana <= 22)),
    );
    expect(wrong).toEqual([]);
  });

  it('are those of all dates, with their life path', () => {
    const seen = new Set<string>();
    const wrong = [...datesOfYears()].filter((date) => {
      const key = Object.values(chartNumbers(date)).join();
      seen.add(key);
      return charts.get(key)?.lifePath !== lifePathNumber(date);
    });
    expect(wrong).toEqual([]);
    expect(seen.size).toBe(5544);
  });
});
