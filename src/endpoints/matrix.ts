import { API_VERSION, apiPath } from '../http/api-path.ts';
import { invalidDate, invalidMatrixDate } from '../http/errors.ts';
import { chartNumbers } from '../method/chart-numbers.ts';
import { destinyMatrix, POSITION_KEYS } from '../method/destiny-matrix.ts';
import { matrixDrawer } from '../picture/draw-star.ts';
import { dateCard } from '../picture/share-card.ts';
import { asFile } from '../picture/star-style.ts';
import { attributionHtml, attributionText, citation } from './attribution.ts';
import { arcanumCard, CARD_TEXTS, cardDrawer } from './body-parts.ts';
import type { Endpoint, RenderContext } from './endpoint.ts';
import * as field from './fields.ts';
import { DATE_PARTS, ISO_DATE, type OfDate, readDate, YEAR_RANGE } from './parameters.ts';
import { type WithOptions, withOptions } from './picture-options.ts';
import { integer, link, named, object, record, type Static, text } from './schema.ts';

const schema = object({
  input: object({ day: integer(1, 31), month: integer(1, 12), year: integer(YEAR_RANGE.min, YEAR_RANGE.max) }),
  matrix: record(POSITION_KEYS, named('matrix-position', object(field.card))),
  suggested_citation: text,
  source_url: link,
  details_url: link,
  license: field.license,
  attribution: text,
  attribution_html: text,
  api_version: field.apiVersion,
});

export type MatrixBody = Static<typeof schema>;

/** The same response, however the date is written. */
const OF_DATE = {
  read: readDate,
  allowance: 'matrix',
  media: 'json',
  schemaName: 'matrix',
  texts: ['arcana'],
  schema,
  file: ({ date }: OfDate): string => apiPath('/matrix/{day}/{month}/{year}', date),
  filesOfFirstLanguage: true,
  year: ({ date }: OfDate): number => date.year,
  related: ({ date }: OfDate): string => apiPath('/chart/{a}/{b}/{c}', chartNumbers(date)),
  body: ({ content: { arcana, publisher }, site, words }: RenderContext) => {
    const { citations, dates, paths } = words;
    const cards = arcana.map((arcanum) => Object.freeze(arcanumCard(arcanum)));
    const source_url = `${site}${paths.method}`;
    const attribution = attributionText(publisher, citations);
    const attribution_html = attributionHtml(publisher, site, words);
    return ({ date }: OfDate): MatrixBody => {
      const numbers = destinyMatrix(date);
      // A loop and one literal take half the time of pairs and a spread: a build has 73,414 dates.
      const positions = {} as MatrixBody['matrix'];
      for (const key of POSITION_KEYS) positions[key] = cards[numbers[key] - 1]!;
      return {
        input: { day: date.day, month: date.month, year: date.year },
        matrix: positions,
        suggested_citation: citation(publisher, citations.matrix(dates.long(date)), source_url),
        source_url,
        details_url: `${site}${paths.profile(date)}`,
        license: publisher.license,
        attribution,
        attribution_html,
        api_version: API_VERSION,
      };
    };
  },
} as const;

export const matrix = {
  name: 'matrix',
  path: '/matrix/{day}/{month}/{year}',
  parameters: DATE_PARTS,
  ...OF_DATE,
  isPattern: true,
  otherwise: (rest) => invalidMatrixDate(rest.join('/')),
  staticOtherwise: invalidDate({ part: 'path' }),
  operation: { id: 'getMatrix', tag: 'matrix', hasPreflight: true },
  refused: [['30', '2', '2000']],
  hasExample: true,
} as const satisfies Endpoint<OfDate, MatrixBody>;

export const matrixOfDate = {
  name: 'matrix_of_date',
  path: '/matrix/{date}',
  parameters: [ISO_DATE],
  ...OF_DATE,
  operation: { id: 'getMatrixOfDate', tag: 'matrix' },
  refused: [['2000-02-30']],
  command: { name: 'matrix' },
  tool: 'destiny_matrix',
} as const satisfies Endpoint<OfDate, MatrixBody>;

export const matrixPicture = {
  name: 'matrix_picture',
  path: '/matrix/{day}/{month}/{year}.svg',
  aliases: ['/matrix/{date}.svg'],
  parameters: DATE_PARTS,
  read: withOptions('svg', readDate),
  allowance: 'matrix',
  media: 'svg',
  texts: ['positions'],
  operation: { id: 'getMatrixPicture', tag: 'matrix' },
  refused: [['30', '2', '2000']],
  body: ({ content, words }) => {
    const draw = matrixDrawer(content.positions, content.publisher, words.star);
    return ({ date, options }) => draw(date, { ...options, standalone: asFile });
  },
} as const satisfies Endpoint<OfDate & WithOptions, string>;

export const matrixCard = {
  name: 'matrix_card',
  path: '/matrix/{day}/{month}/{year}.png',
  aliases: ['/matrix/{date}.png'],
  parameters: DATE_PARTS,
  read: withOptions('png', readDate),
  allowance: 'matrix',
  media: 'png',
  texts: CARD_TEXTS,
  operation: { id: 'getMatrixCard', tag: 'matrix' },
  refused: [['30', '2', '2000']],
  body: (context) => {
    const draw = cardDrawer(context);
    return ({ date, options }) => draw(dateCard(date, context.content), options);
  },
} as const satisfies Endpoint<OfDate & WithOptions, Promise<Uint8Array>>;
