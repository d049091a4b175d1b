import type { JSX } from 'preact';
import { EXAMPLE_DATE } from '../../calendar/dates.ts';
import { apiPath } from '../../http/api-path.ts';
import { headlinesOf } from '../../previews/link-preview.ts';
import { DateForm, Visitor } from '../components/date-forms.tsx';
import { StarPicture } from '../components/pictures.tsx';
import type { Page, PageContext } from '../page.ts';

/** The profile page without a date, which is in the query: browser/start-before-profile.ts and start-profile.tsx fill it in. */
export function profilePage(context: PageContext): Page {
  const { paths, profileShell } = context.words;
  return {
    path: paths.profiles,
    title: profileShell.title,
    description: profileShell.description,
    cover: 'profile',
    body: <Shell {...context} />,
    firstScript: 'before-paint',
    script: 'profile',
  };
}

/** Has the structure of profile-article.tsx, so that filling it causes no layout shift; hidden without a date. */
function Shell({ site, assets, content, words }: PageContext): JSX.Element {
  const { arcana, positions, publisher, portrait } = content;
  const { paths, profile, profileShell, sections } = words;
  const { withoutScript } = profileShell;
  const body = paths.api(apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE));
  const picture = paths.api(apiPath('/matrix/{day}/{month}/{year}.svg', EXAMPLE_DATE));
  const first = {
    titles: positions.map(({ key, title }) => ({ key, title })),
    publisher: { name: publisher.name, license: publisher.license },
    names: arcana.map(({ name }) => name),
    headlines: headlinesOf(portrait),
  };
  return (
    <div
      id="perfil"
      data-texts={assets.texts}
      data-readings={assets.readings}
      data-actions={assets.scripts['take-away']}
      data-site={site}
      data-words={JSON.stringify(first)}
    >
      <article class="profile">
        <header class="page-head profile-head">
          {/* Not a `p`: the article's `p` would reuse it, which browsers count as a layout shift. */}
          <div class="kicker only-empty">{profile.kicker}</div>
          <p class="born-on only-dated">{profile.bornOn}</p>
          <h1>{profileShell.heading}</h1>
          <p class="headline only-dated" />
          <p class="lede only-empty">{profile.lede}</p>
          <div class="only-empty">
            <DateForm words={words} />
            <div id="recordada" class="remembered" />
          </div>
        </header>
        <div class="profile-columns only-dated">
          <div class="portrait" id="estrella">
            <StarPicture svg="" />
          </div>
          <Visitor words={words}>
            <details class="other-date">
              <summary>{profile.otherDate}</summary>
            </details>
          </Visitor>
          <nav class="page-nav" aria-label={sections.onThisPage} />
          <section class="portrait-text" id="retrato" />
          <div class="profile-readings" />
        </div>
      </article>
      <noscript>
        <p class="notice">
          {withoutScript[0]}
          <a href={body}>{body}</a>
          {withoutScript[1]}
          <a href={picture}>{picture}</a>
          {withoutScript[2]}
          <a href={paths.method}>{profileShell.methodPage}</a>.
        </p>
      </noscript>
    </div>
  );
}
