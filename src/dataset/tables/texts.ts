import { SHORT_PLACE_KEYS } from '../../method/places.ts';
import { ARCANUM_KEY, arcanum, ofField, text } from './columns.ts';
import { ARCANUM_IN_PLACE } from './records.ts';
import { recordTable } from './table.ts';

const headline = (schema: string, path: string) => ({
  ...text('headline', ofField(schema, path)),
  database: { unique: true } as const,
});

/** The short places, for the arcana that some date has there. */
export const shortReadings = recordTable({
  name: 'short-readings',
  hasTexts: true,
  key: ['arcana', 'place'],
  references: ARCANUM_IN_PLACE,
  columns: [
    ARCANUM_KEY,
    text('place'),
    text('meaning', ofField('short-card', 'meaning')),
    text('question', ofField('short-card', 'question')),
  ],
  records: ({ content: { shortPlaces } }) =>
    SHORT_PLACE_KEYS.flatMap((place) =>
      Object.entries(shortPlaces[place]).map(([number, texts]) => ({ arcana: Number(number), place, ...texts })),
    ),
});

/** The second paragraph of a portrait, by the chart's points E, D and P3. */
export const portraitCores = recordTable({
  name: 'portrait-cores',
  hasTexts: true,
  key: ['center', 'karma', 'purpose'],
  columns: [
    ...['center', 'karma', 'purpose'].map((name) => arcanum(name)),
    headline('chart', 'portrait.headline'),
    text('text'),
  ],
  records: ({ content }) => content.portrait.cores,
});

/** The pieces of the first paragraph, in reading order. */
export const portraitParts = recordTable({
  name: 'portrait-parts',
  hasTexts: true,
  key: ['part', 'key'],
  columns: [text('part'), text('key'), text('text')],
  records: ({ content: { portrait } }) =>
    (['presence', 'hinges', 'motive'] as const).flatMap((part) =>
      Object.entries(portrait[part]).map(([key, text]) => ({ part, key, text })),
    ),
});

export const coupleMeetings = recordTable({
  name: 'couple-meetings',
  hasTexts: true,
  key: ['key'],
  columns: [text('key'), headline('couple', 'meeting.headline'), text('text', ofField('couple', 'meeting.text'))],
  records: ({ content }) => Object.entries(content.coupleMeetings).map(([key, texts]) => ({ key, ...texts })),
});

export const couplePurposes = recordTable({
  name: 'couple-purposes',
  hasTexts: true,
  key: ['key'],
  columns: [text('key', ofField('purpose', 'key')), text('text')],
  records: ({ content }) => Object.entries(content.couplePurposes).map(([key, text]) => ({ key, text })),
});
