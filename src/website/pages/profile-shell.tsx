import type { JSX } from 'preact';
import { EXAMPLE_DATE } from '../../calendar/dates.ts';
import { apiPath } from '../../http/api-path.ts';
import { sitePath } from '../../http/site-path.ts';
import { DateForm, NumbersLink } from '../components/date-forms.tsx';
import { Octagram } from '../components/octagram.tsx';
import type { Page, PageContext } from '../page.ts';

/** The profile without a date: browser/start-before-paint.ts and then start-profile.tsx fill it in, because the date is in the query. */
export function profilePage(context: PageContext): Page {
  return {
    path: sitePath.profiles(),
    section: sitePath.profiles(),
    title: 'Perfil de una fecha de nacimiento',
    description: 'La matriz del destino y el camino de vida de una fecha, con cada cálculo paso a paso.',
    cover: 'profile',
    body: <Shell {...context} />,
    firstScript: 'before-paint',
    script: 'profile',
  };
}

/** Has the places of profile-article.tsx, so that nothing moves when they are filled; without a date they are not shown. */
function Shell({ site, assets, content: { positions, publisher, arcana, lifePaths } }: PageContext): JSX.Element {
  const words = {
    titles: positions.map(({ key, title }) => ({ key, title })),
    publisher: { name: publisher.name, license: publisher.license },
    arcana: arcana.map(({ name }) => name),
    archetypes: Object.fromEntries(lifePaths.map(({ number, archetype }) => [number, archetype])),
  };
  return (
    <div
      id="perfil"
      data-texts={assets.texts}
      data-readings={assets.readings}
      data-actions={assets.scripts['take-away']}
      data-site={site}
      data-words={JSON.stringify(words)}
    >
      <article class="profile">
        <header class="page-head profile-head">
          <p class="kicker">Perfil</p>
          <h1>Tu fecha, paso a paso</h1>
          <p class="lede only-empty">
            Escribe una fecha de nacimiento para ver su camino de vida y su matriz del destino.
          </p>
          <details class="other-date" open>
            <summary>Otra fecha</summary>
            <DateForm />
          </details>
          <NumbersLink />
          <div id="recordada" class="remembered only-empty" />
        </header>
        <nav class="page-nav only-dated" aria-label="En esta página" />
        <div class="profile-columns only-dated">
          <section class="synthesis" id="sintesis">
            <ul class="tiles">
              {['Camino de vida', 'Centro', 'Año'].map((title, i) => (
                <li key={title}>
                  <a class="tile" href={sitePath.profiles()}>
                    <span class={i === 2 ? 'kicker tile-year' : 'kicker'}>{title}</span> <span class="tile-number" />{' '}
                    <span class="tile-name" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <div class="portrait" id="estrella">
            <Octagram svg="" />
          </div>
          <div class="profile-readings" />
        </div>
      </article>
      <noscript>
        <p class="notice">
          El perfil se calcula en tu navegador y necesita JavaScript. Sin él puedes pedir los mismos números a la API,
          en una dirección como{' '}
          <a href={apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE)}>
            {apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE)}
          </a>
          , ver la estrella en{' '}
          <a href={apiPath('/matrix/{day}/{month}/{year}.svg', EXAMPLE_DATE)}>
            {apiPath('/matrix/{day}/{month}/{year}.svg', EXAMPLE_DATE)}
          </a>
          , y seguir los cálculos a mano en <a href={sitePath.method()}>la página del método</a>.
        </p>
      </noscript>
    </div>
  );
}
