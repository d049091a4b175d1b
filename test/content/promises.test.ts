import { describe, expect, it } from 'vitest';
import { promiseTells } from './checks/promise-tells.ts';
import { contentTexts } from './content-texts.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { realContent } from './real-content.ts';
import { report } from './report.ts';

describe('promises and commands', () => {
  it('are in no text of data/', async () => {
    expect(report(contentTexts(await realContent()), ({ text }) => promiseTells(text))).toEqual([]);
  });

  it('are in no error message', () => {
    expect(Object.values(ERROR_MESSAGES).flat().flatMap(promiseTells)).toEqual([]);
  });
});

describe('promiseTells', () => {
  it.each([
    ['Siempre llegas tarde.', 'absolute: "Siempre"'],
    ['Nunca pides ayuda.', 'absolute: "Nunca"'],
    ['Debes descansar.', 'command: "Debes"'],
    ['Quizá deberías llamar.', 'command: "deberías"'],
    ['Tienes que soltar.', 'command: "Tienes que"'],
    ['Tu destino es servir.', 'fate: "Tu destino es"'],
    ['Es tu misión más alta.', 'fate: "misión más alta"'],
    ['Aprende a sanar la herida.', 'healing: "sanar"'],
    ['El tiempo cura la pena.', 'healing: "cura"'],
    ['Quien busca curarte se equivoca.', 'healing: "curarte"'],
    ['Tu energía atrae a la gente.', 'jargon: "energía"'],
    ['Una vibración alta.', 'jargon: "vibración"'],
    ['Pídelo al universo.', 'jargon: "universo"'],
    ['El orden garantiza la calma.', 'guarantee: "garantiza"'],
    ['Te harás rico con poco.', 'promise: "harás"'],
    ['Un día encontrarás pareja.', 'promise: "encontrarás"'],
    ['Sanarás pronto.', ['healing: "Sanarás"', 'promise: "Sanarás"']],
    ['Confía y todo fluirá.', 'promise: "todo fluirá"'],
    ['El dinero te llegará solo.', 'promise: "dinero te llegará"'],
    ['Mejorará tu salud.', 'promise: "Mejorará tu salud"'],
    ['Vendrán años de abundancia.', 'promise: "Vendrán años de abundancia"'],
  ])('finds in «%s» %o', (text, found) => {
    expect(promiseTells(text)).toEqual([found].flat());
  });

  it.each([
    'Energías renovables',
    'Escepticismo sano',
    'Confía en alguien sin pedir garantías.',
    'Cuida de quien te cuida con curiosidad.',
    'Lo que debe cada cual está en la lista.',
    'Anota la fecha y dentro de unos años sabrás qué era.',
    'Si nadie lo recoge, habrás averiguado algo.',
    'La próxima vez di que contestarás el miércoles.',
    'Decide pronto quién tendrá las llaves después.',
    'Detrás, además, quedas atrás.',
    'El dinero se atasca si aceptas encargos por compromiso.',
    'Habla del destino social.',
  ])('accepts «%s»', (text) => {
    expect(promiseTells(text)).toEqual([]);
  });
});
