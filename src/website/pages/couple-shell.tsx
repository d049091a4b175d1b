import type { JSX } from 'preact';
import { sitePath } from '../../http/site-path.ts';
import { CoupleIntro, Invitation, TILE_TITLES } from '../components/date-forms.tsx';
import { Octagram } from '../components/octagram.tsx';
import type { Page, PageContext } from '../page.ts';

/** The couple without dates: browser/start-before-couple.ts and then start-couple.tsx fill it in, because the dates are in the query. */
export function couplePage(context: PageContext): Page {
  return {
    path: sitePath.couples(),
    section: sitePath.couples(),
    title: 'La carta de una pareja',
    description: 'Dos fechas de nacimiento, la estrella que forman y lo que tienen en común, con cada cálculo.',
    body: <Shell {...context} />,
    firstScript: 'before-couple',
    script: 'couple',
  };
}

/** Has the places of couple-article.tsx, so that nothing moves when they are filled; without both dates they are not shown. */
function Shell({ site, assets, content: { positions, publisher, arcana } }: PageContext): JSX.Element {
  const words = {
    titles: positions.map(({ key, title }) => ({ key, title })),
    publisher: { name: publisher.name, license: publisher.license },
    arcana: arcana.map(({ name }) => name),
  };
  return (
    <div
      id="pareja"
      data-texts={assets.texts}
      data-readings={assets.readings}
      data-actions={assets.scripts['take-away']}
      data-site={site}
      data-words={JSON.stringify(words)}
    >
      <div class="couple-intro">
        <CoupleIntro />
        <div id="recordada" class="remembered" />
      </div>
      <Invitation />
      <article class="profile couple only-dated">
        <header class="page-head profile-head">
          <p class="kicker">Pareja</p>
          <h1>Dos fechas juntas</h1>
          <details class="other-date">
            <summary>Otras fechas</summary>
          </details>
        </header>
        <nav class="page-nav" aria-label="En esta página" />
        <div class="profile-columns">
          <section class="synthesis" id="sintesis">
            <ul class="tiles">
              {TILE_TITLES.map((title, i) => (
                <li key={`${title}${i}`}>
                  <a class="tile" href={sitePath.couples()}>
                    <span class="kicker">{title}</span> <span class="tile-number" /> <span class="tile-name" />
                  </a>
                </li>
              ))}
            </ul>
            <div class="trio">
              {['left', 'right'].map((side) => (
                <figure key={side} class={`trio-small trio-${side}`}>
                  <Octagram svg="" />
                  <figcaption />
                </figure>
              ))}
            </div>
          </section>
          <div class="portrait" id="estrella">
            <Octagram svg="" />
          </div>
          <div class="profile-readings" />
        </div>
      </article>
      <noscript>
        <p class="notice">
          La carta de una pareja se calcula en tu navegador y necesita JavaScript. Sin él puedes seguir los cálculos a
          mano en <a href={`${sitePath.method()}#pareja`}>la página del método</a>.
        </p>
      </noscript>
    </div>
  );
}
