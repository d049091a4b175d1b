import type { JSX } from 'preact';
import { EXAMPLE_DATE, FIRST_YEAR, LAST_YEAR } from '../../calendar/dates.ts';
import { sitePath } from '../../http/site-path.ts';
import { matrixDrawer } from '../../picture/draw-star.ts';
import { dates } from '../../words/es/dates.ts';
import { CurlSample } from '../components/code-samples.tsx';
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
  const { site, content, assets } = context;
  return (
    <>
      <section class="hero" id="inicio" data-texts={assets.texts} data-site={site}>
        <div class="hero-head">
          <h1>{HEADING}</h1>
          <DateForm date={EXAMPLE_DATE} />
          <div id="recordada" class="remembered" />
        </div>
        <figure class="hero-picture">
          <div id="retrato">
            <Octagram svg={matrixDrawer(content.positions, content.publisher)(EXAMPLE_DATE)} />
          </div>
          <figcaption id="leyenda" aria-live="polite">
            {`Ejemplo: matriz del destino del ${dates.long(EXAMPLE_DATE)}`}
          </figcaption>
        </figure>
        <div class="hero-text">
          <div id="camino">
            <LifePathBadge texts={content} date={EXAMPLE_DATE} />
          </div>
          <p class="lede">
            La matriz del destino coloca los números de una fecha de nacimiento en una estrella de ocho puntas. A cada
            punto le corresponde uno de los veintidós arcanos del tarot, y a cada lugar un tema: el amor, el dinero, de
            dónde vienes, adónde vas. Sirve para hacerse preguntas, y aquí están todas las sumas a la vista.
          </p>
        </div>
      </section>

      <Contents {...context} />

      <section class="band for-programs">
        <h2>Para programar</h2>
        <div id="muestras">
          <CurlSample site={site} date={EXAMPLE_DATE} />
        </div>
        <p class="measure">
          Lo mismo en JSON, sin registro ni clave. <a href={sitePath.docs()}>La documentación de la API</a> explica el
          resto.
        </p>
      </section>
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
            <a href={sitePath.numbers()}>Los números de tu fecha y tu nombre</a>
          </h3>
          <p>
            Cumpleaños, pináculos, desafíos, tu año mes a mes y los números de un nombre, que no sale de tu navegador.
          </p>
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
          <p>Direcciones, errores, límites y un formulario para probar cada petición sin salir de la página.</p>
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
