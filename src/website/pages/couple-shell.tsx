import type { JSX } from 'preact';
import { sitePath } from '../../http/site-path.ts';
import { CoupleIntro } from '../components/date-forms.tsx';
import type { Page, PageContext } from '../page.ts';

/** The couple without dates: browser/start-couple.tsx fills it in, because the dates are in the query. */
export function couplePage({ site, assets }: PageContext): Page {
  return {
    path: sitePath.couples(),
    section: sitePath.couples(),
    title: 'La carta de una pareja',
    description: 'Dos fechas de nacimiento, la estrella que forman y lo que tienen en común, con cada cálculo.',
    body: <Shell site={site} assets={assets} />,
    script: 'couple',
    listed: false,
  };
}

function Shell({ site, assets }: Pick<PageContext, 'site' | 'assets'>): JSX.Element {
  return (
    <div id="pareja" data-texts={assets.texts} data-readings={assets.coupleReadings} data-site={site}>
      <CoupleIntro />
      <noscript>
        <p class="notice">
          La carta de una pareja se calcula en tu navegador y necesita JavaScript. Sin él puedes seguir los cálculos a
          mano en <a href={`${sitePath.method()}#pareja`}>la página del método</a>.
        </p>
      </noscript>
    </div>
  );
}
