export const chart: typeof import('../es/chart.ts').chart = {
  lines: {
    love: 'Line of love',
    money: 'Line of money',
    father: "The father's line",
    mother: "The mother's line",
  },
  purposes: {
    personal: 'Personal purpose',
    social: 'Social purpose',
    spiritual: 'Spiritual purpose',
    planetary: 'Planetary purpose',
  },
};
