import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPath, templatePath } from '../../src/contract/api-path.ts';
import { pageFile, sitePath } from '../../src/contract/routes.ts';
import { CHART_POINTS, POINT_FORMULAS } from '../../src/domain/chart-formulas.ts';
import { POINT_NAMES } from '../../src/picture/point-labels.ts';
import { content } from '../content-fixture.ts';
import { type BuiltSite, buildSmallSite } from './built-site.ts';

let site: BuiltSite;
let html: string;
beforeAll(async () => {
  site = await buildSmallSite();
  html = site.read(pageFile(sitePath.method()));
});
afterAll(() => site?.remove());

/** What a reader sees between the heading with this id and the next one. */
function section(id: string): string {
  const part = html.split(/<section/).find((text) => text.includes(` id="${id}"`))!;
  return part
    .replace(/<[^>]*>/g, ' ')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ');
}

/** The worked example of shared documentation, 1990-06-15, independent of the code. */
const EXAMPLE: Readonly<Record<string, number>> = {
  ...{ A: 15, B: 6, C: 19, D: 4, E: 8, F: 21, G: 7, H: 5, I: 19, J: 5, K: 14, L: 9, M: 12, O: 20, P: 20, Q: 10, N: 16 },
  ...{ S: 13, T: 22, R: 21, R1: 6, R2: 3, U: 7, F2: 10, F1: 4, G2: 14, G1: 21, H2: 12, H1: 17, I2: 8, I1: 9 },
  ...{ P1: 17, P2: 16, P3: 6, P4: 22 },
};

describe('the method page', () => {
  it('says how many points there are', () => {
    expect(CHART_POINTS).toHaveLength(39);
    expect(html).toContain('<h1>Treinta y nueve puntos');
  });

  it.each(CHART_POINTS)('works out %s with its formula', (point) => {
    const row = new RegExp(`data-step="${point}"[\\s\\S]*?</tr>`).exec(html)![0];
    const formula = POINT_FORMULAS[point].map((name) => POINT_NAMES[name]).join(' + ');
    expect(row).toContain(formula);
    if (point in EXAMPLE) expect(row).toContain(`<td class="steps-value">${EXAMPLE[point]}</td>`);
  });

  it.each([
    ['cola', 'M 12 N 16 D 4'],
    ['cola', `${content.karmicTails.length} colas`],
    ['lineas', 'M 12 R1 6 R 21'],
    ['lineas', 'R 21 R2 3 L 9'],
    ['lineas', 'F 21 F1 4 F2 10 U 7 H2 12 H1 17 H 5'],
    ['lineas', 'G 7 G1 21 G2 14 U 7 I2 8 I1 9 I 19'],
    ['propositos', 'Propósito personal Cielo + Tierra De 20 a 40 años P1 17'],
    ['propositos', 'Propósito planetario P2 + P3 Sin edad fija P4 22'],
    ['propositos', 'Propósito social Masculino + Femenino De 40 a 60 años P2 16'],
    ['propositos', 'Propósito espiritual P1 + P2 Desde los 60 años P3 6'],
    ['formulas', 'P1, P2, P3 propósito personal, social y espiritual'],
    ['chakras', 'Chakra Plano físico Plano energético Plano emocional'],
    ['chakras', 'Sahasrara corona A 15 B 6 21'],
    ['chakras', 'Svadhisthana vientre L 9 M 12 21'],
    ['chakras', 'Suma 17 14 13'],
    ['edades', 'A al nacer, F a los 10, B a los 20, G a los 30, C a los 40, H a los 50, D a los 60, I a los 70'],
    ['edades', '25 6 + 7 = 13 13 22½ 6 + 13 = 19 19 27½ 13 + 7 = 20 20 21¼ 6 + 19 = 25 → 7 7'],
    ['edades', '23¾ 19 + 13 = 32 → 5 5 26¼ 13 + 20 = 33 → 6 6 28¾ 20 + 7 = 27 → 9 9'],
    ['pareja', '15 + 6 + 10 = 31 → 4'],
    ['pareja', '8 + 12 = 20 , El Juicio'],
    ['pareja', '11 + 20 = 31 → 4'],
    ['numeros', '5544'],
    ['numeros', apiPath('/chart/{a}/{b}/{c}', { a: 15, b: 6, c: 19 })],
  ])('shows in %s: %s', (id, text) => expect(section(id)).toContain(text));

  it.each([
    'U, el centro',
    'P1 + P2 + P3',
    'intercambiados',
    'columna',
    'nueve puntos',
    'el de Marsella, pero varios nombres vienen de Rider-Waite',
    'año y tres meses',
  ])('names where schools differ: %s', (words) => expect(section('escuelas')).toContain(words));
});

describe('the documentation', () => {
  it.each([templatePath('/matrix/{date}'), templatePath('/chart/{a}/{b}/{c}'), templatePath('/chart/{date}')])(
    'lists %s',
    (path) => expect(site.read(pageFile(sitePath.docs()))).toContain(`<code>${path}</code>`),
  );
});
