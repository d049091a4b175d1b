import type { JSX } from 'preact';
import { EXAMPLE_DATE, FIRST_YEAR, LAST_YEAR } from '../../calendar/dates.ts';
import { spanishDate } from '../../calendar/spanish-date.ts';
import { sitePath } from '../../http/site-path.ts';
import { matrixDrawer } from '../../picture/draw-matrix.ts';
import { CodeSamples } from '../components/code-samples.tsx';
import { DateForm } from '../components/date-forms.tsx';
import { LifePathBadge } from '../components/entry-parts.tsx';
import { Octagram } from '../components/octagram.tsx';
import { datasetDescription } from '../for-programs.ts';
import { COVERS, type Page, type PageContext } from '../page.ts';

const HEADING = COVERS.home;

export function homePage(context: PageContext): Page {
  const { publisher } = context.content;
  return {
    path: sitePath.home(),
    title: `${HEADING} · API abierta`,
    description: publisher.description,
    body: <Home {...context} />,
    script: 'home',
    structuredData: datasetDescription(context),
  };
}

function Home(context: PageContext): JSX.Element {
  const { site, content, assets, matrixLimit } = context;
  return (
    <>
      <section class="hero" id="inicio" data-texts={assets.texts} data-site={site}>
        <div class="hero-head">
          <p class="kicker">Numerología en datos abiertos</p>
          <h1>{HEADING}</h1>
          <DateForm date={EXAMPLE_DATE} />
        </div>
        <figure class="hero-picture">
          <div id="retrato">
            <Octagram svg={matrixDrawer(content.positions, content.publisher)(EXAMPLE_DATE)} />
          </div>
          <figcaption id="leyenda" aria-live="polite">
            {`Matriz del destino del ${spanishDate(EXAMPLE_DATE)}`}
          </figcaption>
        </figure>
        <div class="hero-text">
          <div id="camino">
            <LifePathBadge texts={content} date={EXAMPLE_DATE} />
          </div>
          <p class="lede">
            Escribe una fecha de nacimiento y mira cómo se ordena en veintidós arcanos, con cada cálculo a la vista. Las
            mismas fórmulas y los mismos textos están en una <a href={sitePath.docs()}>API abierta</a>, sin clave, y en
            archivos para <a href={sitePath.dataset()}>descargar</a>.
          </p>
        </div>
      </section>

      <section class="band">
        <h2>Para programar: lo mismo en JSON</h2>
        <p class="measure">
          Sin registro ni clave. Hasta {matrixLimit} {matrixLimit === 1 ? 'matriz' : 'matrices'} por minuto, respuestas
          que puedes guardar un día entero y permiso para llamar desde cualquier página. La{' '}
          <a href={sitePath.docs()}>documentación</a> explica el resto.
        </p>
        <div id="muestras">
          <CodeSamples site={site} date={EXAMPLE_DATE} />
        </div>
      </section>

      <Contents {...context} />
    </>
  );
}

function Contents({ content: { lifePaths, arcana } }: PageContext): JSX.Element {
  return (
    <section class="band contents">
      <h2>Qué hay aquí</h2>
      <div class="contents-grid">
        <article>
          <h3>
            <a href={sitePath.method()}>El método</a>
          </h3>
          <p>Cada punto de la estrella con su fórmula, un ejemplo dibujado y las diferencias entre escuelas.</p>
        </article>
        <article>
          <h3>
            <a href={sitePath.couples()}>Compatibilidad: dos fechas, una estrella</a>
          </h3>
          <p>La carta de una pareja: su centro, sus líneas y los arcanos que comparten.</p>
        </article>
        <article>
          <h3>
            <a href={sitePath.lifePaths()}>Los doce caminos de vida</a>
          </h3>
          <ul class="chips">
            {lifePaths.map(({ number, archetype }) => (
              <li key={number}>
                <a href={sitePath.lifePath(number)} title={archetype}>
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </article>
        <article>
          <h3>
            <a href={sitePath.arcana()}>Los veintidós arcanos</a>
          </h3>
          <ul class="chips chips-emoji">
            {arcana.map(({ number, name, emoji }) => (
              <li key={number}>
                <a href={sitePath.arcanum(number)} title={name}>
                  <span aria-hidden="true">{emoji}</span>
                  <span class="visually-hidden">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </article>
        <article>
          <h3>
            <a href={sitePath.dataset()}>Los datos completos</a>
          </h3>
          <p>
            Todas las fechas de {FIRST_YEAR} a {LAST_YEAR} en archivos listos para tu hoja de cálculo o tu base de
            datos.
          </p>
        </article>
        <article>
          <h3>
            <a href={sitePath.docs()}>La API</a>
          </h3>
          <p>Direcciones, errores, límites y un explorador para probar cada petición sin salir de la página.</p>
        </article>
        <article>
          <h3>
            <a href={sitePath.licence()}>La licencia</a>
          </h3>
          <p>Copia, adapta y vende lo que hagas con esto. Solo pedimos que nombres la fuente.</p>
        </article>
      </div>
    </section>
  );
}
