import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../content-fixture.ts';
import { unwelcomeWords } from './checks/unwelcome-words.ts';
import { contentTexts } from './content-texts.ts';
import { realContent } from './real-content.ts';
import { report } from './report.ts';

describe('words that another country misreads', () => {
  it('are in no text of data/', async () => {
    expect(report(contentTexts(await realContent()), ({ text }) => unwelcomeWords(text))).toEqual([]);
  });

  it('are in no source, so in no page, message, picture or guide', async () => {
    const files = await fastGlob(['*.md', '{src,scripts,netlify}/**/*.{ts,tsx,md,json}'], { cwd: ROOT });
    expect(files.length).toBeGreaterThan(100);
    const problems = files.sort().flatMap((file) => {
      // A sentence may be wrapped within the words that we look for.
      const source = readFileSync(path.join(ROOT, file), 'utf8').replace(/\s+/g, ' ');
      return unwelcomeWords(source).map((found) => `${file}: ${found}`);
    });
    expect(problems).toEqual([]);
  });
});

describe('unwelcomeWords', () => {
  it.each([
    ['Te da coraje.', 'coraje'],
    ['El calzón está tendido.', 'calzón'],
    ['La pared se raja.', 'se raja'],
    ['Alguien friega los platos.', 'friega'],
    ['Hay que coger el tren.', 'coger'],
    ['Cógelo con calma.', 'Cógelo'],
    ['El día «32» no vale.', 'no vale'],
    ['Las listas son arreglos JSON.', 'arreglos JSON'],
    ['Otra hilada de ladrillos.', 'hilada'],
    ['Dos sillares y un muro.', 'sillares'],
    ['El brocal del pozo.', 'brocal'],
    ['Muestra cómo te ves.', 'cómo te ves'],
    ['Un punto del octograma.', 'octograma'],
  ])('finds it in «%s»', (text, found) => {
    expect(unwelcomeWords(text).map((problem) => problem.split('", better: ')[0])).toEqual([`"${found}`]);
  });

  it('says what to say instead', () => {
    expect(unwelcomeWords('El octograma')).toEqual(['"octograma", better: octagrama']);
  });

  it.each([
    'Recoge la mesa y escoge un libro.',
    'La silla coja del rincón.',
    'No vale la pena correr.',
    'Un arreglo de flores.',
    'Te ves con tu hermana los martes.',
    'La rajadura del muro y el sillón.',
    'El octagrama de la fecha.',
  ])('accepts «%s»', (text) => {
    expect(unwelcomeWords(text)).toEqual([]);
  });
});
