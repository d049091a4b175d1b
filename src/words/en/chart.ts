const purposes = {
  personal: 'Personal purpose',
  social: 'Social purpose',
  spiritual: 'Spiritual purpose',
  planetary: 'Planetary purpose',
};

const places = {
  personal_purpose: purposes.personal,
  planetary_purpose: purposes.planetary,
  age: 'Arcanum of an age',
  year: 'Arcanum of a year',
  couple: 'The center',
  couple_outside: 'How others see it',
  couple_home: 'What bonds you in private',
  couple_money: 'Money',
  couple_tension: 'Where there’s friction',
  couple_purpose: 'What you build together',
};

export const chart: typeof import('../es/chart.ts').chart = {
  lines: { love: 'Love line', money: 'Money line', father: 'Father line', mother: 'Mother line' },
  purposes,
  otherPlace: (place) => (place.startsWith('couple') ? `Of a couple: ${places[place]}` : places[place]),
  places,
  shortPlaces: {
    partner: 'What you look for in love',
    income: 'What brings money in',
    balance: 'Where love and money meet',
  },
  families: { impulse: 'drive', order: 'order', bond: 'bond', change: 'change' },
};
