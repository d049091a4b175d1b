import { POSITION_KEYS, type PositionKey } from '../../method/destiny-matrix.ts';
import {
  CHART_PLACES,
  COUPLE_PLACES,
  type CouplePlace,
  PLACE_KEYS,
  type PlaceKey,
  SHORT_PLACE_KEYS,
  SHORT_PLACES,
  type ShortPlace,
} from '../../method/places.ts';
import { chart as chartWords } from '../../words/es/chart.ts';
import { text } from './shared-columns.ts';
import { recordTable } from './table.ts';

type OtherPlace = Exclude<PlaceKey, PositionKey>;

/** What a position tells, in a few words of English; in Spanish the content says more. */
export const POSITION_MEANINGS: Readonly<Record<PositionKey, string>> = {
  personal: 'how people see themselves and appear',
  social: 'how others see them, and their role in a group',
  soul: 'deep motivation',
  body: 'physique and ancestral programme, as a symbol',
  spirit: 'higher mission',
  center: 'the main arcanum, the axis of the matrix',
  talents: 'innate abilities',
  karma: 'the karmic task',
  money: 'the channel of earning',
  relationships: 'the pattern of partnerships',
  destiny: 'realisation in the outer world',
  purpose: 'the mission',
};

interface PlaceWords {
  readonly name_en: string;
  readonly meaning: string;
  readonly meaning_en: string;
}

const OTHER_PLACES: Readonly<Record<OtherPlace, PlaceWords>> = {
  year: {
    name_en: 'Arcanum of a year',
    meaning: 'Da el tono de un año del calendario para una fecha de nacimiento.',
    meaning_en: 'sets the tone of a calendar year for a birth date',
  },
  couple: {
    name_en: 'Couple: centre',
    meaning: 'Muestra el eje de una relación: el centro de la carta que suman dos fechas.',
    meaning_en: 'the axis of a relationship, the centre of the chart that two dates add up to',
  },
  personal_purpose: {
    name_en: 'Personal purpose',
    meaning: 'Muestra lo que una persona busca para sí, sobre todo entre los 20 y los 40 años.',
    meaning_en: 'what people seek for themselves, above all from 20 to 40 years of age',
  },
  planetary_purpose: {
    name_en: 'Planetary purpose',
    meaning: 'Muestra lo que una vida deja más allá de quienes la rodean.',
    meaning_en: 'what a life leaves beyond those around it',
  },
  age: {
    name_en: 'Arcanum of an age',
    meaning: 'Acompaña un tramo de un año y tres meses de la vida: hay 64, desde el nacimiento.',
    meaning_en: 'accompanies a span of one year and three months of life; there are 64, from birth',
  },
  couple_outside: {
    name_en: 'Couple: from outside',
    meaning: 'Muestra cómo ven la relación los demás.',
    meaning_en: 'how others see the relationship',
  },
  couple_home: {
    name_en: 'Couple: in private',
    meaning: 'Muestra lo que une a las dos personas cuando nadie mira.',
    meaning_en: 'what unites the two when nobody is looking',
  },
  couple_money: {
    name_en: 'Couple: money',
    meaning: 'Muestra cómo entra y se reparte el dinero en común.',
    meaning_en: 'how shared money comes in and is divided',
  },
  couple_tension: {
    name_en: 'Couple: tension',
    meaning: 'Muestra dónde roza la relación.',
    meaning_en: 'where the relationship chafes',
  },
  couple_purpose: {
    name_en: 'Couple: purpose',
    meaning: 'Muestra lo que las dos personas pueden construir juntas.',
    meaning_en: 'what the two can build together',
  },
};

const SHORT_PLACE_WORDS: Readonly<Record<ShortPlace, PlaceWords>> = {
  partner: {
    name_en: 'Partner',
    meaning: 'Muestra lo que una persona busca en el amor.',
    meaning_en: 'what people look for in love',
  },
  income: {
    name_en: 'Income',
    meaning: 'Muestra lo que trae dinero a una persona.',
    meaning_en: 'what brings money in',
  },
  balance: {
    name_en: 'Balance',
    meaning: 'Muestra dónde se encuentran el amor y el dinero.',
    meaning_en: 'where love and money meet',
  },
};

/** Where arcana are found in the other tables or in the API, as a column or an address writes it. */
function foundIn(place: PlaceKey): string {
  if (isPosition(place)) return `matrix.${place}`;
  if (place in CHART_PLACES) return `chart.${CHART_PLACES[place as keyof typeof CHART_PLACES].toLowerCase()}`;
  if (place === 'age') return 'chart.age_*';
  if (place === 'year') return '/api/year/{date}/{year}';
  const point = COUPLE_PLACES[place.replace('couple_', '') as CouplePlace] ?? 'E';
  return `/api/couple/{a}/{b}#/points/${point}`;
}

function isPosition(place: PlaceKey): place is PositionKey {
  return (POSITION_KEYS as readonly string[]).includes(place);
}

/** Every place that `readings` has texts for, then those of `short-readings`. */
export const places = recordTable({
  name: 'places',
  files: [
    {
      format: 'csv',
      title: {
        es: 'Los 25 lugares en los que un arcano tiene un texto',
        en: 'The 25 places where an arcanum has a text',
      },
    },
  ],
  sheet: 'Lugares',
  key: ['key'],
  columns: [
    text('key', {
      es: 'Clave del lugar: `place` en `readings` o en `short-readings`.',
      en: 'Key of the place: `place` in `readings` or in `short-readings`.',
    }),
    { ...text('title', { es: 'Nombre del lugar.', en: 'Name of the place, in Spanish.' }), database: { unique: true } },
    {
      ...text('name_en', { es: 'Nombre del lugar, en inglés.', en: 'Name of the place, in English.' }),
      database: { unique: true },
    },
    text('meaning', { es: 'Qué muestra el lugar.', en: 'What the place shows, in Spanish.' }),
    text('meaning_en', { es: 'Qué muestra el lugar, en inglés.', en: 'What the place shows, in English.' }),
    text('found_in', {
      es: 'Dónde está el arcano de ese lugar: una columna de otra tabla (un asterisco vale por varias) o una dirección de la API.',
      en: 'Where the arcanum of that place is: a column of another table (an asterisk stands for several) or an address of the API.',
    }),
  ],
  records: ({ content }) => [
    ...PLACE_KEYS.map((key) => {
      const position = content.positions.find((entry) => entry.key === key);
      const words = position
        ? { ...position, meaning_en: POSITION_MEANINGS[position.key] }
        : { title: chartWords.otherPlace(key as OtherPlace), ...OTHER_PLACES[key as OtherPlace] };
      return { ...words, key, found_in: foundIn(key) };
    }),
    ...SHORT_PLACE_KEYS.map((key) => ({
      ...SHORT_PLACE_WORDS[key],
      key,
      title: chartWords.shortPlaces[key],
      found_in: `chart.${SHORT_PLACES[key].toLowerCase()}`,
    })),
  ],
});
