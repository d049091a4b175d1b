import { ARCANUM_NAME } from '../../content/name-arcanum.ts';
import { describeField } from '../../words/describe-field.ts';
import { text } from './shared-columns.ts';
import { recordTable } from './table.ts';

export const coupleMeetings = recordTable({
  name: 'couple-meetings',
  files: [
    {
      format: 'csv',
      title: { es: 'Qué se hacen uno a otro dos centros', en: 'What two centers do to each other' },
    },
  ],
  sheet: 'Encuentros',
  key: ['key'],
  columns: [
    text('key', {
      es: 'Las familias de los dos centros (`family` en `arcana`), en el orden impulse, order, bond, change y unidas por un guion; `same` si los dos son el mismo arcano.',
      en: 'The families of the two centers (`family` in `arcana`), in the order impulse, order, bond, change and joined by a hyphen; `same` if both are one arcanum.',
    }),
    { ...text('headline', describeField('couple', 'meeting.headline')), database: { unique: true } },
    text('text', describeField('couple', 'meeting.text')),
  ],
  records: ({ content }) => Object.entries(content.coupleMeetings).map(([key, texts]) => ({ key, ...texts })),
});

export const couplePurposes = recordTable({
  name: 'couple-purposes',
  files: [
    {
      format: 'csv',
      title: { es: 'Qué pide cada propósito a una pareja', en: 'What each purpose asks of a couple' },
    },
  ],
  sheet: 'Propósitos de pareja',
  key: ['key'],
  columns: [
    text('key', describeField('purpose', 'key')),
    text('text', {
      es: `Qué pide este propósito a una pareja; \`${ARCANUM_NAME}\` es el nombre de su arcano.`,
      en: `What this purpose asks of a couple; \`${ARCANUM_NAME}\` stands for the name of its arcanum.`,
    }),
  ],
  records: ({ content }) => Object.entries(content.couplePurposes).map(([key, text]) => ({ key, text })),
});
