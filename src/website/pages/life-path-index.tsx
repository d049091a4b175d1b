import type { JSX } from 'preact';
import { apiPath } from '../../contract/api-path.ts';
import { sitePath } from '../../contract/routes.ts';
import type { LifePath } from '../../domain/content.ts';
import { Calculate } from '../components/calculate.tsx';
import type { Page, PageContext } from '../page.ts';

export function lifePathIndexPage({ content: { lifePaths } }: PageContext): Page {
  return {
    path: sitePath.lifePaths(),
    section: sitePath.lifePaths(),
    title: 'Los doce caminos de vida',
    description:
      'Del 1 al 9, más los números maestros 11, 22 y 33: el arquetipo, el lema y el resumen de cada camino de vida.',
    cover: 'life-path',
    body: <LifePathIndex lifePaths={lifePaths} />,
    script: 'copy',
  };
}

function LifePathIndex({ lifePaths }: { readonly lifePaths: readonly LifePath[] }): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">Camino de vida</p>
        <h1>Doce números, doce maneras de andar</h1>
        <p class="lede">
          El número de camino de vida sale de reducir el día, el mes y el año de nacimiento por separado y sumarlos
          después. Van del 1 al 9; el 11, el 22 y el 33 son números maestros y se quedan como están.{' '}
          <a href={`${sitePath.method()}#camino-de-vida`}>Así se calcula</a>.
        </p>
      </div>
      <Calculate title="¿Cuál es el tuyo?" />
      <ol class="path-list">
        {lifePaths.map(({ number, archetype, tagline, short_description }) => (
          <li key={number}>
            <a href={sitePath.lifePath(number)}>
              <span class="path-number">{number}</span>
              <span class="path-name">
                <strong>{archetype}</strong> <em>{tagline}</em>
              </span>
            </a>
            <p>{short_description}</p>
          </li>
        ))}
      </ol>
      <p class="actions">
        <a class="button-quiet" href={apiPath('/life-path')}>
          La lista en JSON
        </a>
      </p>
    </>
  );
}
