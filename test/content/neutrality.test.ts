import { describe, expect, it } from 'vitest';
import { genderedAddress } from './checks/gendered-address.ts';
import { contentTexts } from './content-texts.ts';
import { realContent } from './real-content.ts';
import { report } from './report.ts';

describe('neutrality', () => {
  it('takes the reader neither for a man nor for a woman', async () => {
    expect(report(contentTexts(await realContent()), ({ text }) => genderedAddress(text))).toEqual([]);
  });
});

describe('genderedAddress', () => {
  it.each([
    ['Eres muy creativo y lo sabes.', 'Eres muy creativo'],
    ['A veces estás cansada de esperar.', 'estás cansada'],
    ['Te sientes solo entre la gente.', 'Te sientes solo'],
    ['Cuando te quedas un poco quieto.', 'te quedas un poco quieto'],
    ['No te vuelves tan desconfiada.', 'te vuelves tan desconfiada'],
    ['Aunque estés casi siempre lleno de planes.', 'estés casi siempre lleno'],
    ['Quizá seas tranquila.', 'seas tranquila'],
    ['Eres soñador.', 'Eres soñador'],
    ['Eres un apasionado del orden.', 'Eres un apasionado'],
    ['Eres la primera en llegar.', 'Eres la primera'],
    ['Cuesta sentirte seguro.', 'sentirte seguro'],
    ['Sé amable contigo mismo.', 'contigo mismo'],
    ['Bienvenido a la matriz.', 'Bienvenido'],
    ['Para ti y tus amig@s.', 'amig@s'],
    ['Si llegas listo/a.', 'listo/a'],
    ['Unos lectores/as.', 'lectores/as'],
    ['Si llegas listo(a).', 'listo(a)'],
  ])('finds it in «%s»', (text, words) => {
    expect(genderedAddress(text)).toEqual([`"${words}"`]);
  });

  it.each([
    'Eres la primera persona en advertirlo.',
    'Eres una persona generosa, capaz y amable.',
    'Estás aprendiendo a esperar y estás cerca.',
    'Eres como la lluvia; eres fuerte.',
    'Te quedas en la escena incómoda.',
    'Tú solo quieres quedarte a solas.',
    'El cuaderno está perdido y la gente, cansada.',
  ])('accepts «%s»', (text) => {
    expect(genderedAddress(text)).toEqual([]);
  });
});
