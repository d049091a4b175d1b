import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, datesOfYears } from '../../src/calendar/dates.ts';
import { renderArcanum } from '../../src/endpoints/arcana-body.ts';
import { renderChart } from '../../src/endpoints/chart-body.ts';
import type { ChartPoint } from '../../src/method/chart-formulas.ts';
import { type ChartNumbers, chartNumbers } from '../../src/method/chart-numbers.ts';
import { destinyMatrix, type PositionKey } from '../../src/method/destiny-matrix.ts';
import { repeatedArcana } from '../../src/method/places.ts';
import { LINE_POINTS, wholeChart } from '../../src/method/whole-chart.ts';
import { Note, noteOfDate } from '../../src/website/browser/profile/portrait.tsx';
import { ProfileArticle, type ProfileProps, profileParts } from '../../src/website/browser/profile/profile-article.tsx';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { CHART_SENTENCES } from '../../src/website/chart-sentences.ts';
import { firstSentence, sharedBy } from '../../src/website/components/readings.tsx';
import { misspeltWords, spanishDictionary } from '../content/checks/spelling.ts';
import { typographyProblems } from '../content/checks/typography.ts';
import { plainWords, splitSentences } from '../content/checks/words.ts';
import { content } from '../content-fixture.ts';
import { blockOf, shownReading } from './shown-reading.ts';
import { unclearWords } from './unclear-words.ts';

const SITE = 'https://example.org';
const TODAY = { day: 1, month: 10, year: 2026 };
const BIRTH = { day: 15, month: 6, year: 1990 };
/** A card has lists in it, but its end is that of the last part of its reading. */
const cardOf = (html: string, place: string): string => blockOf(html, ` id="posicion-${place}"`, 'li');
const context = { content, site: SITE };
const renderBody = renderChart(context);
const bodyOf = (numbers: ChartNumbers) => renderBody({ numbers });
const recordOf = (number: number) => renderArcanum(context)({ number });

/** The profile as the script draws it when everything has arrived, unless told otherwise. */
function profile(date: CalendarDate, more: Partial<ProfileProps> = {}): string {
  const chartTexts = bodyOf(chartNumbers(date));
  const props = { date, today: TODAY, texts: browserTexts(content), site: SITE, chartTexts, ...more };
  return renderToString(h(ProfileArticle, profileParts(props)));
}

/** Without code, pictures, symbols and the marks of the age, which stand beside sentences. */
function words(html: string): string {
  return html
    .replace(/<(pre|code|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<span[^>]* aria-hidden="true">[\s\S]*?<\/span>|<span class="now">[^<]*<\/span>/g, '');
}

/** One text per block, as it is read aloud. */
function blocks(html: string): string[] {
  const parts = words(html).split(/<\/?(?!(?:a|code|span)\b)[a-z][^>]*>/);
  const texts = parts.map((part) => part.replace(/<[^>]*>/g, '').replace(/&amp;/g, '&'));
  return texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/** Labels, names and keywords are no sentences. */
function sentences(html: string): string[] {
  return blocks(html)
    .flatMap(splitSentences)
    .filter((text) => /[.?!…]$/.test(text));
}

/** The elements that are marked as the visitor's own age. */
const marked = (html: string): string[] =>
  [...html.matchAll(/<(\w+)[^>]* aria-current="(?:true|date)"/g)].map(([, tag]) => tag!);

describe('the profile', () => {
  it('shows the tail, the lines and the sums of the chakras', () => {
    const { karmic_tail } = bodyOf(chartNumbers(BIRTH));
    const html = profile(BIRTH);
    for (const text of [karmic_tail.name, karmic_tail.text]) expect(html).toContain(text);
    for (const name of Object.keys(LINE_POINTS) as (keyof typeof LINE_POINTS)[]) {
      const line = new RegExp(`data-line="${name}"[\\s\\S]*?</ol>`).exec(html)![0];
      const shown = [...line.matchAll(/class="bead">(\d+)</g)].map(([, number]) => Number(number));
      expect(shown).toEqual(wholeChart(chartNumbers(BIRTH)).lines[name]);
    }
    const sums = /<tfoot>[\s\S]*?<\/tfoot>/.exec(html)![0];
    expect([...sums.matchAll(/class="chakra-number">(\d+)</g)].map(([, number]) => Number(number))).toEqual([
      17, 14, 13,
    ]);
    expect(html.match(/class="age-number"/g)).toHaveLength(64);
    expect(html).toContain('en ningún caso un diagnóstico');
  });

  it('says no sentence twice but the question of the synthesis, on any of some hundred dates', () => {
    const dates = [...datesOfYears()].filter((_, i) => i % 701 === 0);
    for (const date of [BIRTH, { day: 29, month: 2, year: 2000 }, ...dates]) {
      const html = profile(date).replace(/<p class="question synthesis-question">[^<]*<\/p>/, '');
      const said = sentences(html).map((text) => plainWords(text).join(' '));
      expect(said.length).toBeGreaterThan(60);
      expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
    }
  });

  it('without the chart shows every number and says in one sentence what is missing', () => {
    const html = profile(BIRTH, { chartTexts: 'missing' });
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(sentences(html).filter((text) => text.includes('no se han podido cargar'))).toHaveLength(1);
    expect(html.match(/data-position=/g)).toHaveLength(12);
    expect(html.match(/class="age-number"/g)).toHaveLength(64);
    expect(html.match(/class="bead"/g)).toHaveLength(1 + 3 + 3 + 3 + 7 + 7);
    expect(html).not.toContain('class="parts"');
  });

  it('of another date names and links nothing of the example', () => {
    expect(profile({ day: 29, month: 2, year: 2000 })).not.toMatch(/1990-06-15|15\/6\/1990|15 de junio|15\/6\/19\b/);
  });

  it('while the chart is on its way complains of nothing', () => {
    expect(profile(BIRTH, { chartTexts: undefined })).not.toContain('role="status"');
  });
});

describe('what a card says', () => {
  const html = profile(BIRTH);
  const { points } = wholeChart(chartNumbers(BIRTH));

  it.each(Object.entries(destinyMatrix(BIRTH)))('in %s is what arcanum %i says there', (key, number) => {
    const card = cardOf(html, key);
    expect(card).toContain(
      `<p class="kicker">${content.positions.find((position) => position.key === key)!.title}</p>`,
    );
    expect(card).toMatch(new RegExp(`position-number">${number}<[\\s\\S]*>${content.arcana[number - 1]!.name}</a>`));
    expect(shownReading(card)).toEqual(content.arcana[number - 1]!.places[key as PositionKey]);
  });

  it.each([
    ['personal', 17, 'personal_purpose', 'Propósito personal', 'De 20 a 40 años'],
    ['social', 16, 'destiny', 'Destino', 'Propósito social · De 40 a 60 años'],
    ['spiritual', 6, 'purpose', 'Propósito', 'Propósito espiritual · Desde los 60 años'],
    ['planetary', 22, 'planetary_purpose', 'Propósito planetario', 'Sin edad fija'],
  ] as const)('of the %s purpose is what arcanum %i says there, and when', (key, number, place, title, when) => {
    const card = cardOf(html, place);
    expect(card).toContain(`data-purpose="${key}"`);
    expect(card).toContain(`<p class="kicker">${title}</p>`);
    expect(blocks(card)).toContain(when);
    expect(shownReading(card)).toEqual(content.arcana[number - 1]!.places[place]);
  });

  it('is in one of six groups, with the lines and the tail that belong there', () => {
    const groups = [...html.matchAll(/<h2 id="([\w-]+)">([^<]+)<\/h2>[\s\S]*?<\/section>/g)].map(
      ([part, id, title]) => [
        id,
        title,
        [...part.matchAll(/ id="posicion-(\w+)"| data-line="(\w+)"| data-(tail)/g)].map(([, ...keys]) =>
          keys.find(Boolean),
        ),
      ],
    );
    expect(groups).toEqual([
      ['quien-soy', 'Quién soy', ['center', 'personal', 'soul']],
      ['que-doy', 'Qué doy', ['talents', 'social']],
      ['amor', 'Amor', ['relationships', 'love']],
      ['dinero', 'Dinero', ['money', 'money']],
      ['de-donde-vengo', 'De dónde vengo', ['karma', 'body', 'tail', 'father', 'mother']],
      ['adonde-voy', 'Adónde voy', ['spirit', 'personal_purpose', 'destiny', 'purpose', 'planetary_purpose']],
    ]);
  });

  it('begins with one strong sentence', () => {
    const { meaning } = content.arcana[destinyMatrix(BIRTH).center - 1]!.places.center;
    expect(cardOf(html, 'center')).toContain(`<strong>${meaning.slice(0, meaning.indexOf('.') + 1)}</strong>`);
    expect(firstSentence('¿Pides? Bien. Luego das.')).toBe('¿Pides?');
    expect(firstSentence('Sin punto')).toBe('Sin punto');
  });

  it('when it repeats is there with all of its places', () => {
    expect(repeatedArcana(points)).toEqual([{ arcana: 6, places: ['soul', 'relationships', 'purpose'] }]);
    const item = blockOf(html, 'data-repeated="6"', 'div');
    expect([...item.matchAll(/<a href="#posicion-(\w+)">([^<]*)</g)].map(([, ...pair]) => pair)).toEqual([
      ['soul', 'Alma'],
      ['relationships', 'Relaciones'],
      ['purpose', 'Propósito'],
    ]);
    expect(item).toContain(content.arcana[6 - 1]!.repeated);
  });

  it('names purposes among the places, and says so where nothing repeats', () => {
    const dates = [...datesOfYears(1990, 1999)];
    const repeats = (date: CalendarDate) => repeatedArcana(wholeChart(chartNumbers(date)).points);
    const withPurpose = dates.find((date) => repeats(date).some(({ places }) => places.includes('personal_purpose')))!;
    expect(profile(withPurpose)).toContain('<a href="#posicion-personal_purpose">Propósito personal</a>');
    const without = dates.find((date) => repeats(date).length === 0)!;
    expect(blocks(profile(without))).toContain('Ningún arcano se repite: cada lugar de tu carta tiene el suyo.');
    expect(profile(without)).not.toContain('data-repeated');
  });

  it.each([
    ['lines', 'data-line', 'ol'],
    ['purposes', 'data-purpose', 'details'],
    ['chakras', 'data-chakra', 'tr'],
  ] as const)('has a sentence on what each of the %s is for, in its place', (part, mark, end) => {
    for (const [key, sentence] of Object.entries(CHART_SENTENCES[part]))
      expect(blockOf(html, `${mark}="${key}"`, end)).toContain(sentence);
  });
});

describe('the note beside the star', () => {
  const readings = bodyOf(chartNumbers(BIRTH));
  const note = (point: ChartPoint, isChosen: boolean): string =>
    renderToString(
      h(Note, { point, ...noteOfDate(point, BIRTH, browserTexts(content), readings), isChosen, onClose: () => {} }),
    );

  it.each([
    ['R2', 'Dinero', 3, 'money'],
    ['R1', 'Relaciones', 6, 'relationships'],
    ['P1', 'Propósito personal', 17, 'personal_purpose'],
    ['P4', 'Propósito planetario', 22, 'planetary_purpose'],
  ] as const)('shows of %s, once chosen, the whole card', (point, title, number, place) => {
    const html = note(point, true);
    expect(html).toContain(`<p class="kicker">${title}</p>`);
    expect(html).toContain(`>${content.arcana[number - 1]!.name}</a>`);
    expect(shownReading(html)).toEqual(content.arcana[number - 1]!.places[place]);
    expect(shownReading(note(point, false))).toEqual({});
  });
});

describe('the synthesis', () => {
  const tiles = (html: string): string[] =>
    [...html.matchAll(/<a class="tile"[\s\S]*?<\/a>/g)].map(([tile]) => tile.replace(/<[^>]*>/g, '').trim());

  it('has life path, centre and year, a light and a shadow of the centre, and its question', () => {
    const html = blockOf(profile(BIRTH), 'id="sintesis"', 'section');
    expect(tiles(html)).toEqual([
      'Camino de vida 4 Mano constructora',
      'Centro 8 La Justicia',
      'Año 2026 4 El Emperador',
    ]);
    const { light, shadow, places } = content.arcana[8 - 1]!;
    expect(html).toContain(`<dt>Una luz</dt><dd>${light[0]}</dd>`);
    expect(html).toContain(`<dt>Una sombra</dt><dd>${shadow[0]}</dd>`);
    expect(html).toContain(`<p class="question synthesis-question">${places.center.question}</p>`);
  });

  it('has no year before the birth', () => {
    expect(tiles(profile({ day: 1, month: 1, year: 2027 }))).toHaveLength(2);
  });
});

describe('the year', () => {
  const years = (html: string): number[] => [...html.matchAll(/data-year="(\d+)"/g)].map(([, year]) => Number(year));

  it('is the arcanum of the method, marked among nine, with its reading', () => {
    const html = profile(BIRTH, { yearText: recordOf(4) });
    expect(blockOf(html, 'data-year-card="2026"')).toMatch(/Tu año 2026<\/p>[\s\S]*>El Emperador<\/a>/);
    expect(/data-year="2026" aria-current="time"[\s\S]*?year-bead">(\d+)</.exec(html)![1]).toBe('4');
    expect(html.match(/aria-current="time"/g)).toHaveLength(1);
    expect(years(html)).toEqual([2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]);
    expect(shownReading(blockOf(html, 'data-year-card=', 'details'))).toEqual(content.arcana[4 - 1]!.places.year);
  });

  it('is not worded with the text of another arcanum', () => {
    expect(shownReading(blockOf(profile(BIRTH, { yearText: recordOf(5) }), 'data-year-card='))).toEqual({});
  });

  it.each([
    ['starts with the birth', { day: 1, month: 1, year: 2025 }, TODAY, 2025],
    ['ends with the last year of the service', BIRTH, { ...TODAY, year: 2099 }, 2092],
  ])('%s', (_, date, today, first) => expect(years(profile(date, { today }))[0]).toBe(first));

  it('is not shown before the birth, and nothing leads to it', () => {
    const html = profile({ day: 1, month: 1, year: 2027 });
    expect(html).not.toContain('tu-anio');
    expect(years(html)).toEqual([]);
  });
});

describe('how common it is', () => {
  it.each([
    [0, 'En ninguna fecha'],
    [1, 'En una sola fecha'],
    [64, 'En 1 de cada 1147 fechas'],
    [8158, 'En 1 de cada 9 fechas'],
  ])('%i is «%s»', (dates, text) => expect(sharedBy(dates)).toBe(text));
});

describe('the age of the visitor', () => {
  it.each([
    [10, undefined],
    [20, 'personal'],
    [39, 'personal'],
    [40, 'social'],
    [60, 'spiritual'],
    [100, 'spiritual'],
  ])('of %i marks the purpose %s', (age, purpose) => {
    const html = profile({ ...TODAY, year: TODAY.year - age });
    expect(/data-purpose="(\w+)" aria-current="true"/.exec(html)?.[1]).toBe(purpose);
  });

  it('marks one arcanum of the ring and names its years', () => {
    const html = profile(BIRTH);
    expect(marked(html)).toEqual(['li', 'td']);
    expect(html).toContain('data-now="36.25"');
    expect(blocks(html)).toContain('Desde los 36 años y 3 meses hasta los 37 años y 6 meses: 17, La Estrella.');
  });

  it('words that arcanum as the theme of an age, and no other', () => {
    const { places } = content.arcana[17 - 1]!;
    expect(shownReading(blockOf(profile(BIRTH, { ageText: recordOf(17) }), 'data-now=', 'details'))).toEqual(
      places.age,
    );
    expect(blockOf(profile(BIRTH, { ageText: recordOf(16) }), 'data-now=', 'table')).not.toContain('class="parts"');
  });

  it.each([
    ['a birth that is still to come', { day: 2, month: 10, year: 2026 }],
    ['a birth in 2100', { day: 31, month: 12, year: 2100 }],
    ['a birth before the oldest living person', { day: 1, month: 1, year: 1900 }],
  ])('marks nothing for %s', (_, date) => {
    const html = profile(date);
    expect(marked(html)).toEqual([]);
    expect(html).not.toContain('Ahora</span>');
  });

  it('beyond the ring marks the purpose alone', () => {
    expect(marked(profile({ ...TODAY, year: TODAY.year - 80 }))).toEqual(['li']);
  });
});

/** Names and words of the trade that the dictionary lacks. */
const ALLOWED = [
  ...['JSON', 'PDF', 'PNG', 'SVG', 'Compárate', 'kármica', 'Chakra', 'chakras', 'Chakras'],
  ...['Sahasrara', 'Ajna', 'Vishuddha', 'Anahata', 'Manipura', 'Svadhisthana', 'Muladhara'],
];

describe('the words of the profile', () => {
  // The long texts are checked where they are written, in test/content.
  const html = profile(BIRTH, { chartTexts: 'missing' });

  it('are spelt as the dictionary has them', () => {
    const inDictionary = spanishDictionary();
    const isKnown = (word: string): boolean => ALLOWED.includes(word) || inDictionary(word);
    expect(misspeltWords(words(html).replace(/<[^>]*>/g, ' '), isKnown)).toEqual([]);
  });

  it('are not those that a reader found unclear', () => expect(unclearWords(html)).toEqual([]));

  it('name what each button gives', () => {
    const bar = blockOf(html, 'class="profile-actions', 'section').replace(/<[^>]*>/g, '|');
    const names = ['Compárate conmigo', 'Compartir', 'Guardar', 'Más', 'Tarjeta para compartir', 'Estrella (SVG)'];
    for (const name of names) expect(bar).toContain(`|${name}|`);
  });

  it('are set with the quotes, spaces and marks of Spanish', () => {
    expect(blocks(html).flatMap(typographyProblems)).toEqual([]);
  });
});
