import type { JSX } from 'preact';
import { apiPath } from '../../http/api-path.ts';
import { EMBLEMS } from '../../picture/emblems.ts';
import { Calculate } from '../components/date-forms.tsx';
import { Emblem } from '../components/emblem.tsx';
import type { Page, PageContext } from '../page.ts';

export function arcanaIndexPage(context: PageContext): Page {
  const { arcana, paths } = context.words;
  return {
    path: paths.arcana,
    section: paths.arcana,
    title: arcana.title,
    description: arcana.description,
    cover: 'arcana',
    body: <ArcanaIndex {...context} />,
    script: 'copy',
  };
}

function ArcanaIndex({ content, words }: PageContext): JSX.Element {
  const { arcana, entries, paths } = words;
  return (
    <>
      <div class="page-head">
        <p class="kicker">{arcana.kicker}</p>
        <h1>{arcana.heading}</h1>
        <p class="lede">{arcana.lede}</p>
      </div>
      <Calculate title={arcana.which} words={words} />
      <ol class="cards">
        {content.arcana.map(({ number, name, keyword }) => (
          <li key={number}>
            <a class="card" href={paths.arcanum(number)}>
              <span class="card-number">{number}</span>
              <Emblem {...EMBLEMS[number - 1]!} />
              <strong class="card-name">{name}</strong>
              <span class="card-keyword">{keyword}</span>
            </a>
          </li>
        ))}
      </ol>
      <p class="actions">
        <a class="button-quiet" href={paths.api(apiPath('/arcana'))}>
          {entries.listInJson}
        </a>
      </p>
    </>
  );
}
