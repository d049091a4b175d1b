import type { JSX } from 'preact';
import { apiPath } from '../../contract/api-path.ts';
import { sitePath } from '../../contract/routes.ts';
import type { Arcanum } from '../../domain/content.ts';
import { arcanumCitation } from '../../endpoints/attribution.ts';
import { Calculate } from '../components/calculate.tsx';
import { Cite, ListSection, Neighbours, Paragraphs } from '../components/entry-parts.tsx';
import type { Page, PageContext } from '../page.ts';
import { ArcanumPlaces } from './arcanum-places.tsx';

export function arcanumPage(context: PageContext, arcanum: Arcanum): Page {
  return {
    path: sitePath.arcanum(arcanum.number),
    section: sitePath.arcana(),
    title: `Arcano ${arcanum.number}: ${arcanum.name}`,
    description: `${arcanum.name}, arcano ${arcanum.number}: ${arcanum.keyword}. Su luz, su sombra y lo que dice en cada posición de la matriz del destino.`,
    cover: 'arcana',
    body: <ArcanumArticle context={context} arcanum={arcanum} />,
    script: 'copy',
  };
}

function ArcanumArticle({
  context,
  arcanum,
}: {
  readonly context: PageContext;
  readonly arcanum: Arcanum;
}): JSX.Element {
  const {
    content: { publisher, arcana, positions },
    site,
  } = context;
  const suggested_citation = arcanumCitation(publisher, arcanum, `${site}${sitePath.arcanum(arcanum.number)}`);
  const neighbour = (other: Arcanum | undefined) =>
    other && { href: sitePath.arcanum(other.number), name: `${other.number}, ${other.name}` };
  return (
    <article class="entry">
      <header class="entry-head">
        <div class="card card-large" aria-hidden="true">
          <span class="card-number">{arcanum.number}</span>
          <span class="card-emoji">{arcanum.emoji}</span>
          <span class="card-name">{arcanum.name}</span>
        </div>
        <div>
          <p class="kicker">
            <a href={sitePath.arcana()}>Arcano</a> {arcanum.number}
          </p>
          <h1>{arcanum.name}</h1>
          <p class="tagline">{arcanum.keyword}</p>
          <Paragraphs text={arcanum.description} />
        </div>
      </header>
      <div class="light-shadow">
        <ListSection title="Luz" items={arcanum.light} />
        <ListSection title="Sombra" items={arcanum.shadow} />
      </div>
      <ArcanumPlaces arcanum={arcanum} positions={positions} />
      <Calculate title="¿Dónde está en tu matriz?" />
      <Cite
        citation={suggested_citation}
        record={{ href: apiPath('/arcana/{number}', { number: arcanum.number }), words: 'Esta carta en JSON' }}
      />
      <Neighbours
        label="Otros arcanos"
        previous={neighbour(arcana[arcanum.number - 2])}
        next={neighbour(arcana[arcanum.number])}
      />
    </article>
  );
}
