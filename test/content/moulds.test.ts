import { expect, it } from 'vitest';
import { countMoulds, MOULDS } from './checks/moulds.ts';
import { realContent } from './content-texts.ts';

it('at most so many of the 484 readings are built in one way', async () => {
  const counts = countMoulds(await realContent());
  // Shown whether it passes or not: these figures are to fall.
  console.log(counts.map(({ mould, count }) => `${count} of at most ${mould.atMost}: ${mould.name}`).join('\n'));
  expect(counts.filter(({ mould, count }) => count > mould.atMost)).toEqual([]);
});

it.each<[part: string, text: string, found: boolean]>([
  ['shadow', 'Puedes dormirte en los laureles.', true],
  ['shadow', 'Hay quien, a veces, se cansa.', true],
  ['shadow', 'Al tercer aviso te marchas, aunque pudieras quedarte.', false],
  ['light', 'Saludas antes que nadie, y la sala se relaja.', true],
  ['light', 'Saludas, preguntas, y la sala se relaja.', false],
  ['light', 'Saludas antes que nadie y la sala se relaja.', false],
  ['light', 'Saludas antes que nadie, y la sala se relaja; es raro.', false],
  ['meaning', 'Una imagen clara: la tuya. Nada más.', true],
  ['meaning', 'Una imagen clara. Es la tuya: nada más.', false],
  ['question', '¿Qué eliges?', true],
  ['question', '¿Quién elige, y qué?', false],
])('%s: %s %s', (part, text, found) => {
  expect(MOULDS.find((mould) => mould.part === part)!.pattern.test(text)).toBe(found);
});
