import { describe, expect, it } from 'vitest';
import { lifePathList, lifePathRecord } from '../../src/api/life-path-body.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://example.org';

describe('the list', () => {
  it('has 12 items with a brief description each, in order', () => {
    const list = lifePathList(content, SITE);
    expect(list.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]);
    for (const item of list) {
      expect(Object.keys(item)).toEqual(['number', 'archetype', 'tagline', 'short_description', 'url']);
      expect(item.url).toBe(`${SITE}/api/life-path/${item.number}`);
    }
  });
});

describe.each(content.lifePaths)('the record $number', (source) => {
  const record = lifePathRecord(source, content.publisher, SITE);

  it('has exactly the fields of the specification, in its order', () => {
    expect(Object.keys(record)).toEqual([
      'number',
      'archetype',
      'tagline',
      'short_description',
      'description',
      'traits',
      'weaknesses',
      'career',
      'love',
      'advice',
      'famous_people',
      'source_url',
      'suggested_citation',
      'license',
      'license_url',
      'attribution',
      'api_version',
    ]);
  });

  it('has the types of the specification', () => {
    const strings = expect.arrayContaining([expect.any(String)]);
    expect(record).toEqual({
      number: source.number,
      archetype: expect.any(String),
      tagline: expect.any(String),
      short_description: expect.any(String),
      description: expect.any(String),
      traits: strings,
      weaknesses: strings,
      career: strings,
      love: expect.any(String),
      advice: expect.any(String),
      famous_people: expect.arrayContaining([{ name: expect.any(String), field: expect.any(String) }]),
      source_url: `${SITE}/camino-de-vida/${source.number}`,
      suggested_citation: expect.any(String),
      license: 'CC-BY 4.0',
      license_url: 'https://creativecommons.org/licenses/by/4.0/',
      attribution: 'Datos de Open Numerology Data Service (CC-BY 4.0)',
      api_version: '1.0',
    });
  });

  it('has a citation that names licence, number, archetype, tagline and source', () => {
    for (const part of ['CC-BY 4.0', String(source.number), source.archetype, source.tagline, record.source_url]) {
      expect(record.suggested_citation).toContain(part);
    }
  });

  it('does not show birth dates', () => {
    expect(JSON.stringify(record)).not.toContain('birth');
  });
});
