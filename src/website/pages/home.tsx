import type { JSX } from 'preact';
import { EXAMPLE_DATE, FIRST_YEAR, LAST_YEAR } from '../../calendar/dates.ts';
import { matrixDrawer } from '../../picture/draw-star.ts';
import { EMBLEMS } from '../../picture/emblems.ts';
import { CurlSample } from '../components/code-samples.tsx';
import { DateForm } from '../components/date-forms.tsx';
import { LifePathBadge } from '../components/entry-parts.tsx';
import { Emblem, StarPicture } from '../components/pictures.tsx';
import { datasetDescription } from '../for-programs.ts';
import type { Page, PageContext } from '../page.ts';

export function homePage(context: PageContext): Page {
  const { publisher } = context.content;
  const { covers, homeShell, paths } = context.words;
  return {
    path: paths.home,
    title: homeShell.title(covers.home),
    description: publisher.description[context.language],
    body: <Home {...context} />,
    script: 'home',
    structuredData: datasetDescription(context),
  };
}

function Home(context: PageContext): JSX.Element {
  const { site, content, assets, words } = context;
  const { covers, homeShell, paths, star } = words;
  return (
    <>
      <section class="hero" id="inicio" data-texts={assets.texts} data-site={site}>
        <div class="hero-head">
          <h1>{covers.home}</h1>
          <DateForm date={EXAMPLE_DATE} words={words} />
        </div>
        <figure class="hero-picture">
          <div id="retrato">
            <StarPicture svg={matrixDrawer(content.positions, content.publisher, star)(EXAMPLE_DATE)} />
          </div>
          <figcaption id="leyenda" aria-live="polite">
            {homeShell.example(words.longDate(EXAMPLE_DATE))}
          </figcaption>
        </figure>
        <div class="hero-text">
          <div id="camino">
            <LifePathBadge texts={content} date={EXAMPLE_DATE} words={words} />
          </div>
          <p class="lede">{homeShell.lede}</p>
          <div id="recordada" class="remembered" />
        </div>
      </section>

      <Contents {...context} />

      <section class="band for-programs">
        <h2>{homeShell.programs}</h2>
        <div id="muestras">
          <CurlSample site={site} date={EXAMPLE_DATE} words={words} />
        </div>
        <p class="measure">
          {homeShell.json[0]}
          <a href={paths.docs}>{homeShell.docs}</a>
          {homeShell.json[1]}
        </p>
      </section>
    </>
  );
}

function Contents({ content: { lifePaths, arcana }, words: { homeShell, paths } }: PageContext): JSX.Element {
  return (
    <section class="band contents">
      <h2>{homeShell.contents}</h2>
      <div class="contents-grid">
        <Content href={paths.method} {...homeShell.method} />
        <Content href={paths.numbers} {...homeShell.numbers} />
        <Content href={paths.couples} {...homeShell.couple} />
        <article>
          <h3>
            <a href={paths.lifePaths}>{homeShell.lifePaths}</a>
          </h3>
          <ul class="chips">
            {lifePaths.map(({ number, archetype }) => (
              <li key={number}>
                <a href={paths.lifePath(number)} title={archetype}>
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </article>
        <article>
          <h3>
            <a href={paths.arcana}>{homeShell.arcana}</a>
          </h3>
          <ul class="chips chips-emblem">
            {arcana.map(({ number, name }) => (
              <li key={number}>
                <a href={paths.arcanum(number)} title={name}>
                  <Emblem {...EMBLEMS[number - 1]!} />
                  <span class="visually-hidden">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </article>
        <Content
          href={paths.dataset}
          title={homeShell.dataset.title}
          text={homeShell.dataset.text(FIRST_YEAR, LAST_YEAR)}
        />
        <Content href={paths.docs} {...homeShell.api} />
        <Content href={paths.embed} {...homeShell.embed} />
        <Content href={paths.license} {...homeShell.license} />
      </div>
    </section>
  );
}

interface ContentProps {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** A section of the site with a description. */
function Content({ href, title, text }: ContentProps): JSX.Element {
  return (
    <article>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{text}</p>
    </article>
  );
}
