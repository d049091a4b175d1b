import type { JSX } from 'preact';
import { apiPath } from '../../contract/api-path.ts';
import { sitePath } from '../../contract/routes.ts';
import type { Arcanum } from '../../domain/content.ts';
import { Calculate } from '../components/calculate.tsx';
import type { Page, PageContext } from '../page.ts';

export function arcanaIndexPage({ content: { arcana } }: PageContext): Page {
  return {
    path: sitePath.arcana(),
    section: sitePath.arcana(),
    title: 'Los veintidós arcanos mayores',
    description: 'Los arcanos mayores del 1 al 22 en el orden de Marsella, con su frase clave, su luz y su sombra.',
    cover: 'arcana',
    body: <ArcanaIndex arcana={arcana} />,
    script: 'copy',
  };
}

function ArcanaIndex({ arcana }: { readonly arcana: readonly Arcanum[] }): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">Arcanos</p>
        <h1>Veintidós cartas para nombrar un número</h1>
        <p class="lede">
          Cada posición de la matriz lleva uno de los arcanos mayores. Seguimos el orden de Marsella, con La Justicia en
          el 8 y La Fuerza en el 11, y contamos El Loco como 22; varios nombres son los de la baraja Rider-Waite.
        </p>
      </div>
      <Calculate title="¿Cuáles son los tuyos?" />
      <ol class="cards">
        {arcana.map(({ number, name, keyword, emoji }) => (
          <li key={number}>
            <a class="card" href={sitePath.arcanum(number)}>
              <span class="card-number">{number}</span>
              <span class="card-emoji" aria-hidden="true">
                {emoji}
              </span>
              <strong class="card-name">{name}</strong>
              <span class="card-keyword">{keyword}</span>
            </a>
          </li>
        ))}
      </ol>
      <p class="actions">
        <a class="button-quiet" href={apiPath('/arcana')}>
          La lista en JSON
        </a>
      </p>
    </>
  );
}
