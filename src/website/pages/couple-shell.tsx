import type { JSX } from 'preact';
import type { Position, Publisher } from '../../content/content-schema.ts';
import type { Family, MeetingKey } from '../../method/families.ts';
import { CoupleIntro, Invitation } from '../components/date-forms.tsx';
import { StarPicture } from '../components/pictures.tsx';
import type { Page, PageContext } from '../page.ts';

/** The couple page without dates, which are in the query: browser/start-before-couple.ts and start-couple.tsx fill it in. */
export function couplePage(context: PageContext): Page {
  const { paths, coupleShell } = context.words;
  return {
    path: paths.couples,
    title: coupleShell.title,
    description: coupleShell.description,
    body: <Shell {...context} />,
    firstScript: 'before-couple',
    script: 'couple',
  };
}

/** The texts for what the first script draws. */
export interface FirstTexts {
  readonly titles: readonly Pick<Position, 'key' | 'title'>[];
  readonly publisher: Pick<Publisher, 'name' | 'license'>;
  /** The arcana's names, from 1 on, for the page's `head`. */
  readonly names: readonly string[];
  /** A label for each arcanum in the center, from 1 on. */
  readonly arcana: readonly string[];
  readonly headlines: Readonly<Record<MeetingKey, string>>;
  readonly brings: Readonly<Record<Family, string>>;
}

function firstTexts({ content, words }: PageContext): FirstTexts {
  const { positions, publisher, arcana, coupleMeetings } = content;
  const { couple, chartTitles } = words;
  return {
    titles: positions.map(({ key, title }) => ({ key, title })),
    publisher: { name: publisher.name, license: publisher.license },
    names: arcana.map(({ name }) => name),
    arcana: arcana.map(({ number, name }) => couple.centerIs(number, name)),
    headlines: mapValues(coupleMeetings, ({ headline }) => headline),
    brings: mapValues(chartTitles.families, couple.brings),
  };
}

function mapValues<K extends string, V, W>(object: Readonly<Record<K, V>>, map: (value: V) => W): Record<K, W> {
  const entries = Object.entries(object) as [K, V][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)])) as Record<K, W>;
}

/** Has the structure of couple-article.tsx, so that filling it causes no layout shift; hidden without both dates. */
function Shell(context: PageContext): JSX.Element {
  const { site, assets, words } = context;
  const { couple, coupleShell, paths, sections } = words;
  return (
    <div
      id="pareja"
      data-texts={assets.texts}
      data-readings={assets.readings}
      data-actions={assets.scripts['take-away']}
      data-site={site}
      data-words={JSON.stringify(firstTexts(context))}
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
        <div class="profile-columns">
          <section class="synthesis" id="encuentro">
            <p class="kicker">{couple.meeting}</p>
            <h2 class="meeting-headline">{coupleShell.heading}</h2>
            <div class="trio">
              {['left', 'right'].map((side) => (
                <figure key={side} class={`trio-small trio-${side}`}>
                  <StarPicture svg="" />
                  <figcaption>
                    <a href={paths.profiles}>{couple.profile}</a>
                    <span class="trio-center" />
                    <strong class="trio-brings" />
                  </figcaption>
                </figure>
              ))}
            </div>
            <p class="meeting-text" />
            <div class="profile-actions" />
          </section>
          <nav class="page-nav" aria-label={sections.onThisPage} />
          <div class="portrait" id="estrella">
            <StarPicture svg="" />
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
