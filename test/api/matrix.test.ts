import { describe, expect, it } from 'vitest';
import { matrixRenderer } from '../../src/endpoints/matrix-body.ts';
import { POSITION_KEYS } from '../../src/domain/destiny-matrix.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://example.org';
const body = matrixRenderer(content, SITE)({ day: 15, month: 6, year: 1990 });

describe('the matrix body', () => {
  it('has exactly the fields of the specification, in its order', () => {
    expect(Object.keys(body)).toEqual([
      'input',
      'matrix',
      'suggested_citation',
      'source_url',
      'details_url',
      'license',
      'attribution',
      'attribution_html',
      'api_version',
    ]);
  });

  it('echoes the date as integers', () => {
    expect(body.input).toEqual({ day: 15, month: 6, year: 1990 });
    expect(Object.keys(body.input)).toEqual(['day', 'month', 'year']);
  });

  it.each(POSITION_KEYS)('%s holds an arcanum with name, keyword and emoji', (key) => {
    const position = body.matrix[key];
    const { number, name, keyword, emoji } = content.arcana[position.arcana - 1]!;
    expect(position).toEqual({ arcana: number, name, keyword, emoji });
    expect(Object.keys(position)).toEqual(['arcana', 'name', 'keyword', 'emoji']);
  });

  it('has exactly the 12 position keys', () => {
    expect(Object.keys(body.matrix)).toEqual([...POSITION_KEYS]);
  });

  it('carries licence, attribution and links', () => {
    expect(body).toMatchObject({
      source_url: `${SITE}/matriz`,
      details_url: `${SITE}/perfil?birth=1990-06-15`,
      license: 'CC-BY 4.0',
      attribution: 'Datos de Open Numerology Data Service (CC-BY 4.0)',
      attribution_html: `<a href="${SITE}/" rel="nofollow noopener">Datos de Open Numerology Data Service (CC-BY 4.0)</a>`,
      api_version: '1.0',
    });
  });

  it('has a citation for the date that names the licence', () => {
    expect(body.suggested_citation).toContain('15 de junio de 1990');
    expect(body.suggested_citation).toContain('CC-BY 4.0');
  });
});
