import { chart } from './chart.ts';

export const { places } = chart;
