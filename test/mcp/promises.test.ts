import { describe, expect, it } from 'vitest';
import { TOOLS } from '../../src/mcp/tools-of-endpoints.ts';
import { contextIn, contextOf } from '../content-fixture.ts';

/** What a tool's description promises, and its path in the whole body; `*` matches every key or item. */
type Promised = Readonly<Record<string, string>>;
interface Promises {
  readonly input: Readonly<Record<string, unknown>>;
  readonly brief: Promised;
  readonly full: Promised;
}

const LIFE_PATH = {
  brief: {
    archetype: 'archetype',
    motto: 'tagline',
    summary: 'short_description',
    traits: 'traits.*',
    'weak points': 'weaknesses.*',
    advice: 'advice',
  },
  full: {
    description: 'description',
    'fields of work': 'career.*',
    love: 'love',
    'well-known people': 'famous_people.*.name',
  },
} as const;
const DATE = { date: '1990-06-15' };

const PROMISES: Readonly<Record<string, Promises>> = {
  chart: {
    input: DATE,
    brief: {
      'life path': 'life_path.archetype',
      'a portrait': 'portrait.text',
      'the 12 positions in a sentence each': 'positions',
      'karmic tail': 'karmic_tail.name',
    },
    full: {
      'their whole meaning': 'positions.*.meaning',
      light: 'positions.*.light',
      shadow: 'positions.*.shadow',
      question: 'positions.*.question',
      example: 'positions.*.reading',
      partner: 'partner.meaning',
      income: 'income.meaning',
      balance: 'balance.meaning',
      'repeated arcana': 'repeated',
      points: 'points',
      lines: 'lines',
      purposes: 'purposes',
      chakras: 'chakras',
      ages: 'ages',
    },
  },
  couple: {
    input: { a: '1990-06-15', b: '1990-12-29' },
    brief: {
      'what the two bring to each other': 'meeting.text',
      'the center': 'center.meaning',
      'five more places with their meaning': 'places.*.meaning',
      'karmic tail': 'karmic_tail.name',
    },
    full: {
      light: 'places.*.light',
      shadow: 'places.*.shadow',
      question: 'places.*.question',
      'example of each': 'places.*.reading',
      points: 'points',
      lines: 'lines',
      purposes: 'purposes',
    },
  },
  year: {
    input: { ...DATE, year: 2026 },
    brief: {
      'its arcanum': 'name',
      meaning: 'meaning',
      light: 'light',
      shadow: 'shadow',
      question: 'question',
      'the text of the personal year': 'personal_year.text',
      'the universal year': 'universal_year',
      'the personal months': 'personal_months',
    },
    full: {
      'an example': 'reading',
      'the texts of the months': 'personal_months.*.text',
      'every step of the sums': 'steps',
    },
  },
  numbers: {
    input: DATE,
    brief: {
      'the texts of life path': 'life_path.text',
      'birthday number': 'birthday.text',
      'karmic debts': 'karmic_debts',
      pinnacles: 'pinnacles',
      'challenges there are, with their ages': 'challenges',
    },
    full: { 'the texts of those': 'pinnacles.*.text', 'every step of the sums': 'steps' },
  },
  day: {
    input: { ...DATE, day: '2026-11-16' },
    brief: {
      'the texts of the personal day': 'personal_day.text',
      'the personal year': 'personal_year.text',
      'the personal month': 'personal_month.text',
    },
    full: { 'every step of the sums': 'steps' },
  },
  name: {
    input: { ...DATE, name: 'María José Núñez' },
    brief: {
      'the texts of expression': 'expression.text',
      'soul urge': 'soul_urge.text',
      personality: 'personality.text',
      'with a date, maturity': 'maturity.text',
      'karmic debts': 'karmic_debts',
      'karmic lessons': 'karmic_lessons',
      'hidden passions': 'hidden_passions',
    },
    full: {
      'the texts of those': 'hidden_passions.*.text',
      'every letter': 'letters',
      'every step of the sums': 'steps',
    },
  },
  life_path_of_date: { input: DATE, brief: { ...LIFE_PATH.brief, 'the number': 'number' }, full: LIFE_PATH.full },
  life_path: { input: { number: 7 }, ...LIFE_PATH },
  arcanum: {
    input: { number: 17 },
    brief: {
      name: 'name',
      'key phrase': 'keyword',
      description: 'description',
      light: 'light.*',
      shadow: 'shadow.*',
    },
    full: {
      'what it means in each of 22 places such as money, karma, a year or a couple': 'meanings.*.meaning',
      'with a question': 'meanings.*.question',
      'an example': 'readings.*',
    },
  },
};

/** Words between the promises. */
const GLUE = /^(?:and|with|in|which|there|are|[,\s])*$/;

describe('a tool returns what its description says', () => {
  const tools = TOOLS.filter(({ inputSchema }) => 'detail' in inputSchema.shape);

  it('of every tool that has a short form', () => {
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(PROMISES));
  });

  it.each(tools.map((tool) => [tool.name, tool] as const))('%s', async (name, { description, answer }) => {
    const { input, brief, full } = PROMISES[name]!;
    const [, inBrief, inFull] = /Returns (.*); detail "full" adds (.*?)\. [A-Z]/.exec(description) ?? [];
    expect([leftOver(inBrief!, brief), leftOver(inFull!, full)]).toEqual(['', '']);
    const context = contextOf('https://example.org');
    const whole = await answer({ ...input, detail: 'full' }, context);
    const short = JSON.stringify(await answer(input, context));
    for (const [words, path] of Object.entries(brief)) expect([words, has(short, whole, path)]).toEqual([words, true]);
    for (const [words, path] of Object.entries(full)) {
      expect([words, has(short, whole, path)]).toEqual([words, false]);
      expect([words, has(JSON.stringify(whole), whole, path)]).toEqual([words, true]);
    }
  });
});

it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
  '%s answers in the language that is asked for',
  async (name, tool) => {
    const input = { ...PROMISES[name]?.input, ...(name === 'destiny_matrix' ? DATE : {}) };
    expect(tool.inputSchema.parse(input)).toMatchObject({ language: 'es' });
    expect(tool.inputSchema.shape.language!.description).toBe('The language of the person you talk to.');
    const [spanish, english] = [contextOf('https://example.org'), contextIn('en', 'https://example.org')];
    expect(await tool.answer(input, spanish)).toMatchObject({ attribution: expect.stringMatching(/^Datos de/) });
    const answer = JSON.stringify(
      await tool.answer({ ...input, ...(name === 'name' ? { name: 'Mary' } : {}) }, english),
    );
    expect(answer).toContain('"attribution":"Data by');
    expect(answer).not.toMatch(/[áéíóúñ¿¡«»]/);
  },
);

/** The rest of a list without the checked promises; the longest are removed first, because some contain others. */
function leftOver(sentence: string, promised: Promised): string {
  let rest = sentence;
  for (const words of Object.keys(promised).sort((a, b) => b.length - a.length)) {
    if (!rest.includes(words)) return `${words} is not in: ${rest}`;
    rest = rest.replace(words, '');
  }
  return GLUE.test(rest) ? '' : rest;
}

/** Whether a response has the whole body's texts at a path; for numbers, whether it has the field. */
function has(answer: string, whole: object, path: string): boolean {
  const values = valuesAt(whole, path.split('.'));
  const isText = values.length > 0 && values.every((value) => typeof value === 'string');
  if (!isText) return answer.includes(`"${path}":`);
  return values.every((value) => answer.includes(JSON.stringify(value).slice(1, -1)));
}

function valuesAt(value: unknown, [part, ...rest]: readonly string[]): unknown[] {
  if (part === undefined) return [value];
  if (value === null || typeof value !== 'object') return [];
  const inside = part === '*' ? Object.values(value) : [(value as Record<string, unknown>)[part]];
  return inside.flatMap((one) => valuesAt(one, rest));
}

describe('an argument that cannot be read is refused in English, with what is expected', () => {
  const DATED = TOOLS.filter(({ inputSchema }) => ['date', 'a', 'b', 'day'].some((name) => name in inputSchema.shape));
  const ORDINARY = { date: '1990-06-15', a: '1990-06-15', b: '1990-12-29', day: '2026-11-16', year: 2026, name: 'Ana' };
  const rows = DATED.flatMap((tool) =>
    Object.keys(tool.inputSchema.shape)
      .filter((name) => ['date', 'a', 'b', 'day'].includes(name))
      .flatMap((name) => ['15/06/1990', 'ayer'].map((text) => [tool.name, name, text, tool] as const)),
  );

  it.each(rows)('%s, %s: %s', async (_, name, text, { inputSchema, answer }) => {
    const given = Object.entries(ORDINARY).filter(([key]) => key in inputSchema.shape);
    const asked = answer({ ...Object.fromEntries(given), [name]: text }, contextOf('https://example.org'));
    await expect(asked).rejects.toThrow(`"${text}" is not a date.`);
    await expect(asked).rejects.toThrow('Expected YYYY-MM-DD, for example 1990-06-15.');
  });

  it('a name is not an address: nothing in it is decoded', async () => {
    const { answer } = TOOLS.find(({ name }) => name === 'name')!;
    const asked = answer({ name: 'Mar%C3%ADa' }, contextOf('https://example.org'));
    await expect(asked).rejects.toThrow('The character "%" (U+0025) is not understood.');
  });
});
