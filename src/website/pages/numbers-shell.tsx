import type { JSX } from 'preact';
import { EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import { apiPath } from '../../http/api-path.ts';
import { sitePath } from '../../http/site-path.ts';
import { DateFields } from '../components/date-forms.tsx';
import type { Page } from '../page.ts';

/** The form of the classic numbers: browser/start-numbers.tsx draws below it what the fields say. */
export function numbersPage(): Page {
  return {
    path: sitePath.numbers(),
    section: sitePath.numbers(),
    title: 'Los números de una fecha y un nombre',
    description:
      'Camino de vida, cumpleaños, pináculos, desafíos, año personal y los números del nombre, con cada suma a la vista.',
    body: <Shell />,
    script: 'numbers',
  };
}

function Shell(): JSX.Element {
  return (
    <>
      <header class="page-head">
        <p class="kicker">Números</p>
        <h1>Los números de tu fecha y tu nombre</h1>
        <p class="lede">
          Camino de vida, cumpleaños, pináculos y desafíos, tu año mes a mes y, si quieres, los números de un nombre.
          Cada suma está a un toque.
        </p>
        <form class="date-form numbers-form" action={sitePath.numbers()} method="get" id="numeros-datos">
          <DateFields />
          <div class="name-field">
            <label for="nombre">Nombre completo, si quieres</label>
            {/* Without a name of its own, a form never sends it: no address may contain a name. */}
            <input
              type="text"
              id="nombre"
              autocomplete="off"
              spellcheck={false}
              aria-describedby="nombre-problema nombre-aviso"
            />
            <p class="date-problem" id="nombre-problema" aria-live="polite" />
          </div>
          <button type="submit" class="button">
            Ver los números
          </button>
        </form>
        <p class="measure name-notice" id="nombre-aviso">
          Todo se calcula en tu navegador: el nombre no se envía, no se guarda y no aparece en ninguna dirección. El
          enlace de esta página puede llevar la fecha, nunca el nombre.
        </p>
      </header>
      <div id="numeros" data-numbers={apiPath('/numbers')} data-life-paths={apiPath('/life-path')} />
      <noscript>
        <p class="notice">
          Los números se calculan en tu navegador y esta página necesita JavaScript. Sin él puedes pedirlos a la API, en
          una dirección como{' '}
          <a href={apiPath('/numbers/{date}', { date: isoDate(EXAMPLE_DATE) })}>
            {apiPath('/numbers/{date}', { date: isoDate(EXAMPLE_DATE) })}
          </a>
          , o seguir las sumas a mano en <a href={`${sitePath.method()}#numeros-clasicos`}>la página del método</a>.
        </p>
      </noscript>
    </>
  );
}
