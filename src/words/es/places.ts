import { chart } from './chart.ts';

/** The places besides the twelve positions, whose titles are in data/. */
export const { places } = chart;
