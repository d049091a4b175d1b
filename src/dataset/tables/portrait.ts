import { describeField } from '../../words/describe-field.ts';
import { arcanum, text } from './shared-columns.ts';
import { recordTable } from './table.ts';

/** The second paragraph of a portrait: a chart has it by its points E, D and P3. */
export const portraitCores = recordTable({
  name: 'portrait-cores',
  files: [
    {
      format: 'csv',
      title: {
        es: 'Los 54 retratos de centro, karma y propósito',
        en: 'The 54 portraits of center, karma and purpose',
      },
      note: 'headline and second paragraph of a portrait, for each of the 54 combinations of center, karma and purpose that dates have',
    },
  ],
  sheet: 'Retratos',
  key: ['center', 'karma', 'purpose'],
  columns: [
    arcanum('center', { es: 'Arcano del centro: el punto E.', en: 'Arcanum of the center: the point E.' }),
    arcanum('karma', { es: 'Arcano del karma: el punto D.', en: 'Arcanum of karma: the point D.' }),
    arcanum('purpose', { es: 'Arcano del propósito: el punto P3.', en: 'Arcanum of the purpose: the point P3.' }),
    { ...text('headline', describeField('chart', 'portrait.headline')), database: { unique: true } },
    text('text', { es: 'El segundo párrafo del retrato.', en: 'The second paragraph of the portrait.' }),
  ],
  records: ({ content }) => content.portrait.cores,
});

/** The pieces of the first paragraph, in the order in which they are read. */
export const portraitParts = recordTable({
  name: 'portrait-parts',
  files: [
    {
      format: 'csv',
      title: {
        es: 'Las piezas del primer párrafo de un retrato',
        en: 'The pieces of the first paragraph of a portrait',
      },
      note: 'the first paragraph of a portrait is its `presence`, `hinges` and `motive`, with a space between',
    },
  ],
  sheet: 'Piezas de retratos',
  key: ['part', 'key'],
  columns: [
    text('part', {
      es: 'La pieza: `presence` (lo que se ve), `hinges` (lo que une las otras dos) o `motive` (lo que mueve por dentro).',
      en: 'The piece: `presence` (what people see), `hinges` (what joins the other two) or `motive` (what moves one inside).',
    }),
    text('key', {
      es: 'De `presence`, el arcano de la personalidad (A); de `motive`, el del alma (B); de `hinges`, las familias de los dos, unidas por un guion.',
      en: 'Of `presence`, the arcanum of personality (A); of `motive`, that of the soul (B); of `hinges`, the families of both, joined by a hyphen.',
    }),
    text('text', { es: 'El texto de la pieza.', en: 'The text of the piece.' }),
  ],
  records: ({ content: { portrait } }) =>
    (['presence', 'hinges', 'motive'] as const).flatMap((part) =>
      Object.entries(portrait[part]).map(([key, text]) => ({ part, key, text })),
    ),
});
