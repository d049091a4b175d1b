import { describe, expect, it } from 'vitest';
import { drawnFrom } from '../../scripts/draw/draw-pieces.ts';
import { pieceSources } from '../../scripts/draw/piece-sources.ts';
import { mostFrequent, nearestIn } from '../../scripts/draw/pixels.ts';
import { datesOfYears } from '../../src/calendar/dates.ts';
import { ARCANA_NUMBERS } from '../../src/method/reduce.ts';
import { CARD_LAYOUTS, COVER } from '../../src/picture/card-layout.ts';
import { loadPieces } from '../../src/picture/card-pieces.ts';
import { measureWith } from '../../src/picture/card-png.ts';
import { coverLines } from '../../src/picture/cover-png.ts';
import { type CardLine, inTwoLines } from '../../src/picture/share-card.ts';

const SOURCES = await pieceSources();
const HOST = 'open-numerology.example';

describe.each(SOURCES.map((source) => [source.language, source.format, source] as const))(
  'the pieces of %s, %s',
  async (language, format, source) => {
    const { content, words } = source;
    const drawn = await loadPieces(language, format);
    const measure = measureWith(drawn);
    /** Lines that have letters without pieces or are too wide. */
    const misfits = (lines: readonly Pick<CardLine, 'kind' | 'text'>[], width: number): string[] =>
      lines
        .filter(
          ({ kind, text }) => [...text].some((letter) => !drawn.pieces[kind]?.[letter]) || measure(kind, text) > width,
        )
        .map(({ text }) => text);

    it('are up to date (if not, run npm run draw)', () => {
      expect(drawn.drawnFrom).toBe(drawnFrom(source));
    });

    it.skipIf(format === 'cover')('hold all 54 and 11 headlines in two lines each', () => {
      const layout = CARD_LAYOUTS[format as keyof typeof CARD_LAYOUTS];
      const { cores } = content.portrait;
      const meetings = Object.values(content.coupleMeetings);
      expect([cores.length, meetings.length]).toEqual([54, 11]);
      const lines = [...cores, ...meetings].map(({ headline }) =>
        inTwoLines(headline, (text) => measure('headline', text)).map((text) => ({ kind: 'headline', text }) as const),
      );
      expect(lines.filter((both) => both.length !== 2)).toEqual([]);
      expect(misfits(lines.flat(), layout.lineWidth)).toEqual([]);
    });

    it.skipIf(format === 'cover')('hold every date, two dates and all names', () => {
      const layout = CARD_LAYOUTS[format as keyof typeof CARD_LAYOUTS];
      const days = [...datesOfYears(1900, 1900)].map(words.card.day);
      const pairs = days.map((day) => words.card.pair(day, words.card.day({ day: 28, month: 9, year: 2068 })));
      const dates = [...days, ...pairs].map((text) => ({ kind: 'date', text }) as const);
      expect(misfits(dates, layout.lineWidth)).toEqual([]);
      const names = content.arcana.map(({ name }) => ({ kind: 'name', text: name }) as const);
      expect(
        misfits(names, layout.anchor === 'middle' ? layout.lineWidth : layout.starBox.x - layout.texts.name.x),
      ).toEqual([]);
      const notes = ARCANA_NUMBERS.map((number) => ({ kind: 'note', text: `${words.card.center} ${number}` }) as const);
      expect(misfits([...notes, { kind: 'note', text: words.card.invitation }], 560)).toEqual([]);
    });

    it.skipIf(format !== 'cover')('hold the texts of all 34 pages above the address and beside the picture', () => {
      const { arcana, lifePaths } = content;
      const texts = [
        ...arcana.map(({ number, name, keyword }) => [words.card.arcanum(number), name, keyword] as const),
        ...lifePaths.map(({ archetype, tagline }) => [words.card.lifePath, archetype, tagline] as const),
      ];
      expect(texts).toHaveLength(34);
      for (const [kicker, title, tagline] of texts) {
        const lines = coverLines({ kicker, title, tagline, address: HOST }, measure);
        expect(misfits(lines, COVER.lineWidth)).toEqual([]);
        expect(lines.at(-2)!.y).toBeLessThan(COVER.address - 36);
        // One below the other: the title's lines, and the tagline's always as far from the title's last.
        const heights = (kind: string): number[] => lines.flatMap((line) => (line.kind === kind ? [line.y] : []));
        const [titles, taglines] = [heights('headline'), heights('note')];
        expect([heights('date'), titles[0], taglines[0]! - titles.at(-1)!]).toEqual([[COVER.kicker], COVER.title, 80]);
        expect(titles.slice(1)).toEqual(titles.slice(1).map(() => COVER.title + COVER.lineHeight));
        expect(taglines.slice(1)).toEqual(taglines.slice(1).map(() => taglines[0]! + 58));
      }
    });
  },
);

it('a color becomes the nearest of the most frequent, whatever came before it', () => {
  const [black, white, red] = ['000000', 'ffffff', 'ff0000'] as const;
  const palette = mostFrequent([red, white, white, black, black, black, '808080', '808080', '808080'], 2, ['808080']);
  expect(palette).toEqual([black, white]);
  const indexOf = nearestIn(new Map(palette.map((color, i) => [color, i])));
  const grays = ['20', '40', '60', '7f', '80', 'a0', 'fd'].map((level) => level.repeat(3));
  expect(grays.map(indexOf)).toEqual([0, 0, 0, 0, 1, 1, 1]);
});
