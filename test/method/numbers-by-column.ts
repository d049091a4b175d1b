import type { WholeChart } from '../../src/method/whole-chart.ts';

/** A chart as columns of a table. Written out here, so that neither names nor order can change unnoticed. */
export function numbersByColumn({
  numbers,
  lifePath,
  points,
  chakras,
  chakraSums,
  ages,
}: WholeChart): [string, number][] {
  const { A: _a, B: _b, C: _c, ...others } = points;
  return [
    ...Object.entries(numbers),
    ['life_path', lifePath],
    ...Object.entries(others).map(([name, value]): [string, number] => [name.toLowerCase(), value]),
    ...chakras.flatMap(({ name, ...parts }) =>
      Object.entries(parts).map(([part, value]): [string, number] => [`${name.toLowerCase()}_${part}`, value]),
    ),
    ...Object.entries(chakraSums).map(([part, value]): [string, number] => [`chakra_sum_${part}`, value]),
    ...ages.map(({ age, arcana }): [string, number] => {
      const hundredths = String(Math.round((age % 1) * 100)).padStart(2, '0');
      return [`age_${Math.floor(age)}_${hundredths}`, arcana];
    }),
  ];
}
