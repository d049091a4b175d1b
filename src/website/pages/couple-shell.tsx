import type { JSX } from 'preact';
import { CoupleIntro, Invitation } from '../components/date-forms.tsx';
import { Octagram } from '../components/octagram.tsx';
import type { Page, PageContext } from '../page.ts';

/** The couple without dates: browser/start-before-couple.ts and then start-couple.tsx fill it in, because the dates are in the query. */
export function couplePage(context: PageContext): Page {
  const { paths, coupleShell } = context.words;
  return {
    path: paths.couples,
    section: paths.couples,
    title: coupleShell.title,
    description: coupleShell.description,
    body: <Shell {...context} />,
    firstScript: 'before-couple',
    script: 'couple',
  };
}

/** Has the places of couple-article.tsx, so that nothing moves when they are filled; without both dates they are not shown. */
function Shell({ site, assets, content: { positions, publisher, arcana }, words }: PageContext): JSX.Element {
  const { couple, coupleShell, paths, sections } = words;
  const first = {
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
      data-words={JSON.stringify(first)}
    >
      <div class="couple-intro">
        <CoupleIntro words={words} />
        <div id="recordada" class="remembered" />
      </div>
      <Invitation words={words} />
      <article class="profile couple only-dated">
        <header class="page-head profile-head">
          <p class="kicker">{couple.kicker}</p>
          <h1>{coupleShell.heading}</h1>
          <details class="other-date">
            <summary>{couple.otherDates}</summary>
          </details>
        </header>
        <nav class="page-nav" aria-label={sections.onThisPage} />
        <div class="profile-columns">
          <section class="synthesis" id="sintesis">
            <ul class="tiles">
              {[couple.center, couple.coupleCenter, couple.center].map((title, i) => (
                <li key={`${title}${i}`}>
                  <a class="tile" href={paths.couples}>
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
          {coupleShell.withoutScript}
          <a href={`${paths.method}#pareja`}>{coupleShell.methodPage}</a>.
        </p>
      </noscript>
    </div>
  );
}
