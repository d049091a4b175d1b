import { describe, expect, it } from 'vitest';
import { contentTexts } from './content-texts.ts';
import { realContent } from './real-content.ts';
import { report } from './report.ts';

/** Strings of `data/` that are not Spanish texts. */
const NOT_TEXTS =
  /^publisher\.(name|license|license_url|dataset_version|released|support)$|\.(emoji|key|point|birth|absent\.[0-9]+)$/;

describe('contentTexts', () => {
  it('forgets no text, so that no checker can pass by not looking', async () => {
    const content = await realContent();
    const known = new Set(contentTexts(content).map(({ text }) => text));
    const forgotten = strings(content, '').filter(([path, text]) => !NOT_TEXTS.test(path) && !known.has(text));
    expect(forgotten).toEqual([]);
  });
});

describe('report', () => {
  it('names file, field and finding', () => {
    const text = { record: 'data/life-path/7.json', field: 'love', kind: 'prose', text: 'x' } as const;
    expect(report([text], () => ['"palabra"', '"otra"'])).toEqual([
      'data/life-path/7.json love: "palabra"',
      'data/life-path/7.json love: "otra"',
    ]);
  });
});

function strings(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => strings(child, path ? `${path}.${key}` : key));
}
