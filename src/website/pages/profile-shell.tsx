import type { JSX } from 'preact';
import { apiPath, sitePath } from '../../contract/routes.ts';
import { DateForm } from '../components/date-form.tsx';
import type { Page, PageContext } from '../page.ts';

/** The profile without a date: browser/start-profile.tsx fills it in, because the date is in the query. */
export function profilePage({ site, assets }: PageContext): Page {
  return {
    path: sitePath.profiles(),
    title: 'Perfil de una fecha de nacimiento',
    description: 'La matriz del destino y el camino de vida de una fecha, con cada cuenta paso a paso.',
    body: <Shell site={site} texts={assets.texts} />,
    script: 'profile',
    listed: false,
  };
}

function Shell({ site, texts }: { readonly site: string; readonly texts: string }): JSX.Element {
  return (
    <div id="perfil" data-texts={texts} data-site={site}>
      <div class="page-head">
        <p class="kicker">Perfil</p>
        <h1>Tu fecha, paso a paso</h1>
        <p class="lede">Escribe una fecha de nacimiento para ver su camino de vida y su matriz del destino.</p>
      </div>
      <DateForm />
      <noscript>
        <p class="notice">
          El perfil se calcula en tu navegador y necesita JavaScript. Sin él puedes pedir los mismos números a la API,
          en una dirección como <code>{apiPath.matrix('15', '6', '1990')}</code>, y seguir las cuentas a mano en{' '}
          <a href={sitePath.method()}>la página del método</a>.
        </p>
      </noscript>
    </div>
  );
}
