import { chart } from './chart.ts';

/** The places other than the twelve positions, whose titles are in data/. */
export const { places } = chart;
