import type { JSX } from 'preact';
import { FIRST_YEAR, LAST_YEAR } from '../../calendar/dates.ts';
import { API_VERSION, apiPath, fileOf } from '../../http/api-path.ts';
import { CACHE_SECONDS } from '../../http/headers.ts';
import { sitePath } from '../../http/site-path.ts';
import { OTHER_REQUESTS_PER_WINDOW, RATE_WINDOW_SECONDS } from '../../settings/rate-limits.ts';
import { PageNav } from '../components/entry-parts.tsx';
import { RequestBuilder } from '../components/request-builder.tsx';
import type { Page, PageContext } from '../page.ts';
import { Errors, Picture, Programs } from './docs-guide.tsx';
import { Answers, builderRequests, Endpoints, exampleAnswer, Fields } from './docs-reference.tsx';

export function docsPage(context: PageContext): Page {
  return {
    path: sitePath.docs(),
    section: sitePath.docs(),
    title: 'Documentación de la API',
    description:
      'Endpoints, respuestas, campos, errores y límites de la API de numerología, con un constructor de peticiones. Sin clave.',
    cover: 'docs',
    body: <Docs {...context} />,
    script: 'docs',
  };
}

const SECTIONS = [
  ['empezar', 'Empezar'],
  ['respuestas', 'Respuestas'],
  ['campos', 'Campos'],
  ['endpoints', 'Endpoints'],
  ['dibujo', 'El dibujo'],
  ['errores', 'Errores'],
  ['limites', 'Límites'],
  ['cache', 'Caché y CORS'],
  ['asistentes', 'Asistentes y programas'],
] as const;

function Docs(context: PageContext): JSX.Element {
  const { site, matrixLimit } = context;
  const builder = { requests: builderRequests(), request: 'matrix', language: 'curl' };
  return (
    <>
      <div class="page-head">
        <p class="kicker">API, versión {API_VERSION}</p>
        <h1>Pide una fecha, recibe doce arcanos</h1>
        <p class="lede">
          Una API de solo lectura: GET, HEAD y OPTIONS, respuestas en JSON, sin clave ni registro. Cada respuesta lleva
          su licencia y su cita.
        </p>
      </div>
      <div class="beside-nav">
        <PageNav sections={SECTIONS} words={context.words} />
        <div>
          <section class="band">
            <h2 id="empezar">Empezar</h2>
            <p class="measure">
              Elige un endpoint, sus datos y un lenguaje. La petición se envía de verdad desde tu navegador y cuenta
              para tu límite. La descripción de la API en OpenAPI está en{' '}
              <a href={fileOf(apiPath('/openapi'))}>
                <code>{fileOf(apiPath('/openapi'))}</code>
              </a>
              .
            </p>
            <div id="constructor" data-site={site} data-builder={JSON.stringify(builder)}>
              <RequestBuilder
                origin={site}
                values={{}}
                answer={exampleAnswer(context)}
                {...builder}
                words={context.words}
              />
            </div>
            <p class="measure">
              La respuesta trae <code>input</code> con la fecha, <code>matrix</code> con doce posiciones y, en cada una,{' '}
              <code>arcana</code>, <code>name</code>, <code>keyword</code> y <code>emoji</code>. Los campos{' '}
              <code>suggested_citation</code>, <code>attribution</code> y <code>attribution_html</code> sirven para{' '}
              <a href={sitePath.licence()}>atribuir</a>; <code>details_url</code> abre el perfil de esa fecha.
            </p>
          </section>

          <Answers {...context} />
          <Fields />
          <Endpoints site={site} />
          <Picture />
          <Errors />

          <section class="band">
            <h2 id="limites">Límites</h2>
            <div class="prose">
              <p>
                {matrixLimit} {matrixLimit === 1 ? 'petición' : 'peticiones'} de matrices, parejas, años, días, números
                y nombres cada {RATE_WINDOW_SECONDS} segundos por dirección IP, contados en una ventana móvil, y{' '}
                {OTHER_REQUESTS_PER_WINDOW} peticiones al resto de los endpoints. Las peticiones de preflight de los
                navegadores y las rechazadas no cuentan.
              </p>
              <p>
                La cabecera <code>RateLimit-Policy</code> dice cuál es el límite. Cuánto te queda lo dice{' '}
                <code>RateLimit</code>, solo en las respuestas que ninguna caché compartida puede guardar, como los
                errores y los nombres: de una caché recibirías el número de otra persona. Si te pasas, la respuesta es
                429 y <code>Retry-After</code> indica los segundos de espera. Si vas a recorrer muchas fechas, es mejor{' '}
                <a href={sitePath.dataset()}>descargar los datos</a>.
              </p>
              <p>
                Las fechas van del 1 de enero de {FIRST_YEAR} al 31 de diciembre de {LAST_YEAR}, en el calendario
                gregoriano.
              </p>
            </div>
          </section>

          <section class="band">
            <h2 id="cache">Caché y CORS</h2>
            <div class="prose">
              <p>
                Las respuestas correctas pueden guardarse {CACHE_SECONDS / 3600} horas; los errores, nunca.{' '}
                <code>ETag</code> e <code>If-None-Match</code> funcionan en todos los endpoints y ahorran la descarga
                cuando nada ha cambiado.
              </p>
              <p>
                CORS está abierto: cualquier página puede llamar a la API desde el navegador, porque{' '}
                <code>Access-Control-Allow-Origin: *</code> va en todas las respuestas, y el preflight (
                <code>OPTIONS</code>) se responde con 204 y vale un día.
              </p>
            </div>
          </section>

          <Programs site={site} />
        </div>
      </div>
    </>
  );
}
