import { describe, expect, it } from 'vitest';
import { type Outcome, runCli } from '../../src/cli/run-cli.ts';
import { chartSchema } from '../../src/endpoints/chart-schema.ts';
import { RESPONSE_SCHEMAS } from '../../src/service/json-schemas.ts';
import { content } from '../content-fixture.ts';

function run(...args: string[]): Outcome {
  return runCli(args, {
    content,
    site: 'https://example.org',
    version: '1.2.3',
    thisYear: 2026,
    terminal: { paint: (_, text) => text, width: 80 },
  });
}

function text(...args: string[]): string {
  const outcome = run(...args);
  if (outcome === 'mcp' || outcome.code !== 0) throw new Error(JSON.stringify(outcome));
  return outcome.out;
}

describe('what people read', () => {
  it('is the star and the life path of a date, in columns', () => {
    const lines = text('1990-06-15').split('\n');
    expect(lines[0]).toBe('Matriz del destino del 15 de junio de 1990');
    expect(lines[2]).toBe('  Personalidad  15  El Diablo               Deseo sin disfraz         😈');
    expect(lines[7]).toBe('  Centro         8  La Justicia             El peso de cada acto      ⚖️');
    expect(lines.slice(15)).toEqual([
      'Camino de vida 4: Mano constructora',
      '',
      'Datos de Open Numerology Data Service (CC-BY 4.0)',
      '',
    ]);
    expect(text('matrix', '1990-06-15')).toBe(text('1990-06-15'));
  });

  it.each([
    [['chart', '1990-06-15'], /Cola kármica 12 · 16 · 4: .*\n[\s\S]*Línea paterna {5}21 · 4 · 10 · 7 · 12 · 17 · 5/],
    [['chart', '1990-06-15'], /Suma +17 +14 +13\n[\s\S]*desde 20 +6 +7 +19 +5 +13 +6 +20 +9\n/],
    [['couple', '1990-12-29', '1990-06-15'], /^Pareja del 15 de junio de 1990 y del 29 de .*\n\nCentro: 20 El Juicio/],
    [
      ['year', '1990-06-15', '2026'],
      /^Año 2026 para el 15 de junio de 1990: 4 El Emperador[\s\S]*15 \+ 6 \+ 10 = 31 → 4/,
    ],
    [['year', '1990-06-15'], /^Año 2026 para/],
    [['arcanum', '17'], /^17 La Estrella: [\s\S]*\nLuz\n[\s\S]*\nCentro de una pareja\n/],
    [['arcanum', '07'], /^7 El Carro/],
    [['life-path', '7'], /^Camino de vida 7: [\s\S]*\nConsejo\n[\s\S]*\nPersonas\n/],
    [['life-path', '1942-06-18'], /^Camino de vida 22: /],
    [['--help'], /Uso: open-numerology …\n {2}<fecha> +las doce[\s\S]*Ejemplos\n {2}npx open-numerology 1990-06-15\n/],
    [['help'], /Uso:/],
    [['chart', '-h'], /Uso:/],
    [['--version'], /^1\.2\.3\n$/],
  ])('of %j is %s', (args, expected) => expect(text(...args)).toMatch(expected));

  it('is never wider than the terminal, apart from tables', () => {
    for (const line of text('arcanum', '17').split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('is coloured where it can be', () => {
    const terminal = { paint: (style: string, words: string) => `<${style}>${words}</>`, width: 80 };
    const outcome = runCli(['1990-06-15'], { content, site: '', version: '', thisYear: 2026, terminal });
    expect(outcome).toMatchObject({ out: expect.stringContaining('<cyan>El Diablo             </>') });
  });
});

describe('--json', () => {
  it.each([
    ['chart', ['1990-06-15']],
    ['couple', ['1990-06-15', '1990-12-29']],
    ['year', ['1990-06-15', '2026']],
    ['arcanum', ['17']],
    ['life-path', ['7']],
  ] as const)('of %s is the API’s body', (name, args) => {
    expect(RESPONSE_SCHEMAS[name].safeParse(JSON.parse(text(name, ...args, '--json'))).error).toBeUndefined();
  });

  it('of a date is the API’s matrix and the life path of its chart', () => {
    const { life_path, ...matrix } = JSON.parse(text('--json', '1990-06-15'));
    expect(RESPONSE_SCHEMAS.matrix.safeParse(matrix).error).toBeUndefined();
    expect(chartSchema.shape.life_path.safeParse(life_path).error).toBeUndefined();
  });
});

describe('mistakes are one line', () => {
  it.each([
    [['1990-02-30'], 1, 'El 30 de febrero de 1990 no existe: ese mes termina el día 28.'],
    [['1899-12-31'], 1, 'El año «1899» no es válido: debe tener cuatro cifras, de 1900 a 2100.'],
    [['15/06/1990'], 1, '«15/06/1990» no es una fecha. Se espera AAAA-MM-DD: 1990-06-15.'],
    [['15-6-1990'], 1, '«15-6-1990» no es una fecha. Se espera AAAA-MM-DD: 1990-06-15.'],
    [['1990'], 1, '«1990» no es una fecha. Se espera AAAA-MM-DD, por ejemplo 1990-06-15.'],
    [['couple', '1990-06-15', 'x'], 1, /^Error: La segunda fecha no es válida\. «x» no es una fecha\. Se espera AAAA/],
    [['year', '1990-06-15', '26'], 1, 'El año «26» no es válido: debe tener cuatro cifras, de 1900 a 2100.'],
    [['arcanum', '23'], 1, /^Error: «23» no es un arcano mayor\. Existen 1, 2, .*21 y 22\.\n$/],
    [['life-path', '10'], 1, '«10» no es un camino de vida. Existen 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22 y 33.'],
    [[], 2, 'Falta una fecha. Mira open-numerology --help.'],
    [['carta', '1990-06-15'], 2, 'No existe el comando «carta». Mira open-numerology --help.'],
    [['toString'], 2, 'No existe el comando «toString». Mira open-numerology --help.'],
    [['chart'], 2, 'Falta algo: chart <fecha>. Mira open-numerology --help.'],
    [['couple', '1990-06-15'], 2, 'Falta algo: couple <fecha> <fecha>. Mira open-numerology --help.'],
    [['1990-06-15', '1990-06-16'], 2, 'Sobra «1990-06-16»: <fecha>. Mira open-numerology --help.'],
    [['--jsn', '1990-06-15'], 2, 'No existe la opción «--jsn». Mira open-numerology --help.'],
    [['arcanum', '-1'], 2, 'No existe la opción «-1». Mira open-numerology --help.'],
    [['mcp', 'x'], 2, 'Sobra «x»: mcp. Mira open-numerology --help.'],
  ] as const)('%j exits with %d: %s', (args, code, expected) => {
    const outcome = run(...args);
    expect(outcome).toMatchObject({ code, error: expect.stringMatching(/^Error: .*\n$/) });
    const { error } = outcome as { error: string };
    if (typeof expected === 'string') expect(error).toBe(`Error: ${expected}\n`);
    else expect(error).toMatch(expected);
  });
});

it('mcp is served', () => expect(run('mcp')).toBe('mcp'));
