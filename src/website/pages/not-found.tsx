import type { JSX } from 'preact';
import { sitePath } from '../../http/site-path.ts';
import { DateForm } from '../components/date-forms.tsx';
import type { Page } from '../page.ts';

/** Static hosts serve the file `404.html` for every address that they do not know. */
const NOT_FOUND_PATH = '/404';

export function notFoundPage(): Page {
  return {
    path: NOT_FOUND_PATH,
    title: 'Página no encontrada',
    description: 'Esta dirección no lleva a ninguna página.',
    body: <NotFound />,
    script: 'copy',
    listed: false,
    policyInMarkup: true,
  };
}

function NotFound(): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">Error 404</p>
        <h1>Aquí no hay nada dibujado</h1>
        <p class="lede">
          La dirección no lleva a ninguna página. Puedes volver <a href={sitePath.home()}>al inicio</a>, mirar{' '}
          <a href={sitePath.arcana()}>los arcanos</a> o probar con una fecha.
        </p>
      </div>
      <DateForm />
    </>
  );
}
