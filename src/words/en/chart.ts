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
  couple_home: 'What unites in private',
  couple_money: 'Money',
  couple_tension: 'Where it chafes',
  couple_purpose: 'What the two build',
};

export const chart: typeof import('../es/chart.ts').chart = {
  lines: { love: 'Love line', money: 'Money line', father: 'Father line', mother: 'Mother line' },
  purposes,
  ages(from, to) {
    if (from === null) return 'No fixed age';
    return to === null ? `From the age of ${from}` : `From ${from} to ${to} years of age`;
  },
  chakraPlaces: {
    Sahasrara: 'crown',
    Ajna: 'brow',
    Vishuddha: 'throat',
    Anahata: 'heart',
    Manipura: 'solar plexus',
    Svadhisthana: 'belly',
    Muladhara: 'base',
  },
  chakraColumns: [
    { key: 'physics', title: 'Physical plane' },
    { key: 'energy', title: 'Energetic plane' },
    { key: 'emotions', title: 'Emotional plane' },
  ],
  otherPlace: (place) => (place.startsWith('couple') ? `Of a couple: ${places[place]}` : places[place]),
  places,
};
