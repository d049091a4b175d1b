import { describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/calendar/dates.ts';
import { allChartNumbers, chartNumbers } from '../../src/method/chart-numbers.ts';
import { lifePathNumber } from '../../src/method/life-path-number.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';

const EXAMPLE = wholeChart(chartNumbers({ day: 15, month: 6, year: 1990 }));

describe('the worked example of the method', () => {
  it('has these points', () => {
    // biome-ignore format: as the method writes it
    expect(EXAMPLE.points).toEqual({
      A: 15, B: 6, C: 19, D: 4, E: 8, F: 21, G: 7, H: 5, I: 19, J: 5, K: 14, L: 9, M: 12, O: 20, P: 20, Q: 10, N: 16, S: 13, T: 22,
      R: 21, R1: 6, R2: 3, U: 7, F2: 10, F1: 4, G2: 14, G1: 21, H2: 12, H1: 17, I2: 8, I1: 9, Sky: 10, Earth: 7, P1: 17,
      Male: 8, Female: 8, P2: 16, P3: 6, P4: 22,
    });
  });

  it('has these lines, tail and purposes', () => {
    expect(EXAMPLE.karmicTail).toEqual([12, 16, 4]);
    expect(EXAMPLE.lines).toEqual({
      love: [12, 6, 21],
      money: [21, 3, 9],
      father: [21, 4, 10, 7, 12, 17, 5],
      mother: [7, 21, 14, 7, 8, 9, 19],
    });
    expect(EXAMPLE.purposes).toEqual([
      { key: 'personal', fromAge: 20, toAge: 40, arcana: 17 },
      { key: 'social', fromAge: 40, toAge: 60, arcana: 16 },
      { key: 'spiritual', fromAge: 60, toAge: null, arcana: 6 },
      { key: 'planetary', fromAge: null, toAge: null, arcana: 22 },
    ]);
    expect(EXAMPLE.lifePath).toBe(4);
  });

  it('has these chakras and sums', () => {
    expect(EXAMPLE.chakras.map(({ physics, energy, emotions }) => [physics, energy, emotions])).toEqual([
      [15, 6, 21],
      [20, 20, 4],
      [5, 14, 19],
      [13, 22, 8],
      [8, 8, 16],
      [9, 12, 21],
      [19, 4, 5],
    ]);
    expect(EXAMPLE.chakraSums).toEqual({ physics: 17, energy: 14, emotions: 13 });
  });

  it('has these ages from 20 to 30', () => {
    expect(EXAMPLE.ages).toHaveLength(64);
    expect(EXAMPLE.ages.slice(16, 25)).toEqual(
      [6, 7, 19, 5, 13, 6, 20, 9, 7].map((arcana, i) => ({ age: 20 + i * 1.25, arcana })),
    );
    expect(EXAMPLE.ages.at(-1)!.age).toBe(78.75);
  });
});

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
