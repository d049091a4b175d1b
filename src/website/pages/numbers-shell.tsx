import type { JSX } from 'preact';
import { EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import { apiPath } from '../../http/api-path.ts';
import type { PageHead } from '../../previews/page-head.ts';
import { DateFields } from '../components/date-forms.tsx';
import type { Page, PageContext } from '../page.ts';

/** The form of the classic numbers; browser/start-numbers.tsx draws the results below it. */
export function numbersPage({ assets, words }: PageContext): Page {
  const { covers, layout, paths, numbersShell } = words;
  const { title, description } = numbersShell;
  const imageText = layout.cover(covers.home);
  const head = { title, description, address: paths.numbers, image: assets.covers.home, imageText };
  return { path: paths.numbers, title, description, body: <Shell head={head} words={words} />, script: 'numbers' };
}

/** The head without a date, for the script: the edge may have replaced it. */
function Shell({ head, words }: { readonly head: PageHead } & Pick<PageContext, 'words'>): JSX.Element {
  const { paths, numbersShell } = words;
  const example = paths.api(apiPath('/numbers/{date}', { date: isoDate(EXAMPLE_DATE) }));
  return (
    <>
      <header class="page-head">
        <p class="kicker">{numbersShell.kicker}</p>
        <h1>{numbersShell.heading}</h1>
        <p class="lede">{numbersShell.lede}</p>
        <form class="date-form numbers-form" action={paths.numbers} method="get" id="numeros-datos">
          <DateFields words={words} />
          <div class="name-field">
            <label for="nombre">{numbersShell.name}</label>
            {/* No `name` attribute, so that the form never submits it: a name must never be in a URL. */}
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
            {numbersShell.show}
          </button>
        </form>
        <p class="measure name-notice" id="nombre-aviso">
          {numbersShell.privacy}
        </p>
      </header>
      <div
        id="numeros"
        data-head={JSON.stringify(head)}
        data-numbers={paths.api(apiPath('/numbers'))}
        data-life-paths={paths.api(apiPath('/life-path'))}
      />
      <noscript>
        <p class="notice">
          {numbersShell.withoutScript[0]}
          <a href={example}>{example}</a>
          {numbersShell.withoutScript[1]}
          <a href={`${paths.method}#numeros-clasicos`}>{numbersShell.methodPage}</a>.
        </p>
      </noscript>
    </>
  );
}
