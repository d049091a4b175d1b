import { expect, it } from 'vitest';
import { coupleCard } from '../../src/endpoints/couple.ts';
import { matrixCard } from '../../src/endpoints/matrix.ts';
import { cardPng } from '../../src/picture/card-png.ts';
import * as pictures from '../../src/picture/share-card.ts';
import { contextsOf } from '../content-fixture.ts';

const DATE = { day: 23, month: 11, year: 1987 };
const OTHER = { day: 4, month: 9, year: 2060 };

// Of a site with a port, as `npm start` has one.
it.each(['es', 'en'] as const)(
  'in %s a card has the address of the site, its language, and the options',
  async (language) => {
    const context = contextsOf('http://localhost:8888')[language];
    const { content, words } = context;
    for (const format of ['card', 'story'] as const)
      for (const theme of ['light', 'dark'] as const) {
        const draw = (card: pictures.Card) =>
          cardPng(card, content, words.card, 'localhost:8888', { language, format, theme });
        const options = { format, theme };
        expect(await matrixCard.body(context)({ date: DATE, options })).toEqual(
          await draw(pictures.dateCard(DATE, content)),
        );
        expect(await coupleCard.body(context)({ a: DATE, b: OTHER, options })).toEqual(
          await draw(pictures.coupleCard(DATE, OTHER, content)),
        );
      }
  },
);
