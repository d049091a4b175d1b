import { describe, expect, it } from 'vitest';
import { aphorisms } from './checks/aphorisms.ts';
import { archetypeProblems } from './checks/archetype-problems.ts';
import { closingProblems } from './checks/closing-problems.ts';
import { nearCopies } from './checks/near-copies.ts';
import { type ContentText, contentTexts, isReading } from './content-texts.ts';
import { realContent } from './real-content.ts';
import { report } from './report.ts';

/** All love texts speak of the same things; the two closest of today share 9 % of their content words. */
const SHARED_PART = 0.14;

describe('life paths', () => {
  it('speak to the reader instead of in proverbs, and so do readings and karmic tails', async () => {
    const texts = contentTexts(await realContent()).filter((text) => isLifePathProse(text) || isReading(text));
    expect(report(texts, ({ text }) => aphorisms(text))).toEqual([]);
  });

  it('do not close with one more thing', async () => {
    const texts = contentTexts(await realContent()).filter(isLifePathProse);
    expect(texts.length).toBe(12 * 4);
    expect(report(texts, ({ text }) => closingProblems(text))).toEqual([]);
  });

  it('have archetypes of their own, without an article', async () => {
    const { lifePaths } = await realContent();
    expect(archetypeProblems(lifePaths.map(({ archetype }) => archetype))).toEqual([]);
  });

  it('speak of love in words of their own', async () => {
    const texts = contentTexts(await realContent()).filter(({ field }) => field === 'love');
    expect(texts.length).toBe(12);
    expect(nearCopies(texts, SHARED_PART)).toEqual([]);
  });
});

describe('aphorisms', () => {
  it.each([
    ['Todo camino empieza con un paso.', 'Todo camino'],
    ['Hablas poco. Toda casa guarda un secreto.', 'Toda casa'],
    ['¿Todo viaje acaba?', '¿Todo viaje'],
    ['Ningún puente se levanta solo.', 'Ningún puente'],
    ['Ninguna torre es eterna.', 'Ninguna torre'],
  ])('finds one in «%s»', (text, words) => {
    expect(aphorisms(text)).toEqual([`aphorism: "${words}"`]);
  });

  it.each([
    'Todo el mundo lo sabe.',
    'Todo se negocia en este vínculo.',
    'Todo lo que has dejado atrás apunta a lo mismo.',
    'Todas las partes ceden.',
    'Todo sale a la vez.',
    'Ninguna de esas cartas llega.',
    'Crees que todo camino sirve y que ninguna casa te espera.',
  ])('accepts «%s»', (text) => {
    expect(aphorisms(text)).toEqual([]);
  });
});

describe('closingProblems', () => {
  it.each([
    ['Escuchas bien. Y también callas.', ['closes with «también»: "Y también callas."']],
    ['Uno.\n\nTambién descansas.', ['closes with «también»: "También descansas."']],
    ['También escuchas. Callas bien.', []],
  ])('%j', (text, problems) => {
    expect(closingProblems(text)).toEqual(problems);
  });
});

describe('archetypeProblems', () => {
  it.each([
    [['Alma mediadora', 'Voz creativa'], []],
    [['El alma mediadora'], ['"El alma mediadora" begins with an article']],
    [['Una voz'], ['"Una voz" begins with an article']],
    [['Alma mediadora', 'Alma Mediadora'], ['"Alma Mediadora" stands twice']],
    [['Lámpara encendida', 'Elogio'], []],
  ])('%o', (archetypes, problems) => {
    expect(archetypeProblems(archetypes)).toEqual(problems);
  });
});

function isLifePathProse({ record, kind }: ContentText): boolean {
  return record.startsWith('data/life-path/') && kind === 'prose';
}
