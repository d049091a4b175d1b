import { describe, expect, it } from 'vitest';
import { CHART_POINTS } from '../../src/domain/chart-formulas.ts';
import { POINT_NAMES } from '../../src/picture/point-labels.ts';

describe('names of the points', () => {
  it('are distinct', () => {
    expect(new Set(Object.values(POINT_NAMES)).size).toBe(CHART_POINTS.length);
  });

  it('agree with «punto», behind which the profile puts those that have no position', () => {
    expect([POINT_NAMES.Male, POINT_NAMES.Female]).toEqual(['Masculino', 'Femenino']);
  });
});
