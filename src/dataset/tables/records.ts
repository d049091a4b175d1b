import { type ArcanumRecord, arcanum as arcanumEndpoint } from '../../endpoints/arcana.ts';
import { type LifePathRecord, lifePath as lifePathEndpoint } from '../../endpoints/life-path.ts';
import { inLanguage } from '../../http/api-path.ts';
import { familyOf } from '../../method/families.ts';
import {
  CHART_PLACES,
  COUPLE_PLACES,
  type CouplePlace,
  isPosition,
  PLACE_KEYS,
  type PlaceKey,
  SHORT_PLACE_KEYS,
  SHORT_PLACES,
} from '../../method/places.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../../method/reduce.ts';
import type { Language } from '../../words/language.ts';
import { WORDS } from '../../words/words.ts';
import { ARCANUM_KEY, bodyColumns, integer, LIFE_PATH, list, ofField, text } from './columns.ts';
import { positionsInBoth, type RecordColumn, recordTable } from './table.ts';

const UNIQUE = { database: { unique: true } } as const;
const JSON_ONLY = { formats: ['json'] } as const;

/** Fields that are the same in every record are left out. */
const ORIGIN = {
  suggested_citation: { formats: ['json', 'sqlite'] },
  license: JSON_ONLY,
  license_url: JSON_ONLY,
  attribution: JSON_ONLY,
  api_version: JSON_ONLY,
} as const;

export const arcana = recordTable({
  name: 'arcana',
  files: ['json', 'csv'],
  hasTexts: true,
  key: ['number'],
  columns: bodyColumns(arcanumEndpoint, {
    number: { constraints: { enum: ARCANA_NUMBERS } },
    name: UNIQUE,
    // Other formats have a separate table for them.
    readings: JSON_ONLY,
    meanings: JSON_ONLY,
    absent: JSON_ONLY,
    ...ORIGIN,
  }).flatMap((column): RecordColumn<ArcanumRecord & { name_en: string }>[] => {
    if (column.name === 'name') return [column, { ...text('name_en'), ...UNIQUE }];
    if (column.name !== 'emoji') return [column];
    // JSON has the API's records.
    const family: RecordColumn<ArcanumRecord> = {
      ...text('family', ofField('meeting-center', 'family')),
      formats: ['csv', 'sqlite', 'sheet'],
      value: ({ number }) => familyOf(number),
    };
    return [column, family];
  }),
  records: (source) => {
    const bodyOf = arcanumEndpoint.body({ ...source, words: WORDS[source.language] });
    return source.english.arcana.map(({ number, name }) => ({ ...bodyOf({ number }), name_en: name }));
  },
});

export const positions = recordTable({
  name: 'positions',
  files: ['json', 'csv'],
  hasTexts: true,
  key: ['key'],
  columns: [
    text('key'),
    {
      name: 'ordinal',
      type: 'integer',
      database: { unique: true, comment: 'order in the matrix, from 1' },
      // SQL rows have no order; the other formats do.
      formats: ['sqlite'],
      value: (_position, i) => i + 1,
    },
    text('title', ofField('chart-position', 'title')),
    { ...text('name_en'), database: { unique: true } },
    text('meaning'),
    text('question'),
    text('point'),
    text('formula'),
  ],
  records: positionsInBoth,
});

/** The places of `readings`, then those of `short-readings`. */
export const places = recordTable({
  name: 'places',
  hasTexts: true,
  key: ['key'],
  columns: [
    text('key'),
    { ...text('title'), database: { unique: true } },
    { ...text('name_en'), database: { unique: true } },
    text('meaning'),
    text('meaning_en'),
    text('found_in'),
  ],
  records: ({ language, ...source }) => {
    const positions = positionsInBoth(source);
    const [own, english] = [WORDS[language].dataset, WORDS.en.dataset];
    const long = PLACE_KEYS.map((key) => {
      const position = positions.find((entry) => entry.key === key);
      const names = isPosition(key) ? position! : { title: own.placeName(key), name_en: english.placeName(key) };
      const inEnglish = source.english.positions.find((entry) => entry.key === key);
      const meanings = {
        meaning: own.placeMeaning(key, position),
        meaning_en: english.placeMeaning(key, inEnglish),
      };
      return { ...names, ...meanings, key, found_in: foundIn(key, language) };
    });
    const short = SHORT_PLACE_KEYS.map((key) => ({
      key,
      title: own.shortPlaces[key].name,
      name_en: english.shortPlaces[key].name,
      meaning: own.shortPlaces[key].meaning,
      meaning_en: english.shortPlaces[key].meaning,
      found_in: `chart.${SHORT_PLACES[key].toLowerCase()}`,
    }));
    return [...long, ...short];
  },
});

/** Where to find arcana in other tables or in the API, as a column or path. */
function foundIn(place: PlaceKey, language: Language): string {
  if (isPosition(place)) return `matrix.${place}`;
  if (place in CHART_PLACES) return `chart.${CHART_PLACES[place as keyof typeof CHART_PLACES].toLowerCase()}`;
  if (place === 'age') return 'chart.age_*';
  if (place === 'year') return inLanguage('/api/year/{date}/{year}', language);
  const point = COUPLE_PLACES[place.replace('couple_', '') as CouplePlace] ?? 'E';
  return inLanguage(`/api/couple/{a}/{b}#/points/${point}`, language);
}

/** What tables of texts by arcanum and place refer to. */
export const ARCANUM_IN_PLACE = [
  { columns: ['arcana'], table: arcana },
  { columns: ['place'], table: places },
];

export const readings = recordTable({
  name: 'readings',
  hasTexts: true,
  key: ['arcana', 'place'],
  references: ARCANUM_IN_PLACE,
  columns: [
    ARCANUM_KEY,
    text('place'),
    ...['reading', 'meaning', 'light', 'shadow', 'question'].map((name) => text(name, ofField('reading-card', name))),
    integer('absent', 0, 1),
  ],
  records: ({ content }) =>
    content.arcana.flatMap((arcanum) =>
      PLACE_KEYS.map((place) => ({
        arcana: arcanum.number,
        place,
        ...arcanum.places[place],
        absent: Number(arcanum.absent?.includes(place) ?? false),
      })),
    ),
});

export const lifePath = recordTable({
  name: 'life-path',
  files: ['json', 'csv'],
  hasTexts: true,
  key: ['number'],
  columns: bodyColumns(lifePathEndpoint, {
    number: { constraints: { enum: LIFE_PATH_NUMBERS } },
    archetype: UNIQUE,
    famous_people: JSON_ONLY,
    ...ORIGIN,
  }).flatMap((column): RecordColumn<LifePathRecord & { archetype_en: string }>[] => {
    if (column.name === 'archetype') return [column, { ...text('archetype_en'), ...UNIQUE }];
    if (column.name !== 'famous_people') return [column];
    // The database has a separate table for them.
    const inOneCell: typeof column = {
      ...list('famous_people'),
      formats: ['csv', 'sheet'],
      value: ({ famous_people }) => famous_people.map(({ name, field }) => `${name} (${field})`),
    };
    return [column, inOneCell];
  }),
  records: (source) => {
    const bodyOf = lifePathEndpoint.body({ ...source, words: WORDS[source.language] });
    return source.english.lifePaths.map(({ number, archetype }) => ({
      ...bodyOf({ number }),
      archetype_en: archetype,
    }));
  },
});

/** With birth dates, so that users can check the numbers. */
export const people = recordTable({
  name: 'people',
  hasTexts: true,
  database: { name: 'famous_people', indexes: ['life_path'] },
  key: ['name'],
  references: [{ columns: ['life_path'], table: lifePath }],
  columns: [
    { ...LIFE_PATH, formats: ['csv', 'sheet'] },
    text('name'),
    text('field'),
    // Kept in the order the database has always had.
    { ...LIFE_PATH, formats: ['sqlite'] },
    { name: 'birth', type: 'date', database: { comment: 'ISO date: what the number is calculated from' } },
  ],
  records: ({ content }) =>
    content.lifePaths.flatMap(({ number, famous_people }) =>
      famous_people.map((person) => ({ ...person, life_path: number })),
    ),
});
