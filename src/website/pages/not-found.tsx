import type { JSX } from 'preact';
import { DateForm } from '../components/date-forms.tsx';
import type { Page, PageContext } from '../page.ts';

export function notFoundPage({ words }: PageContext): Page {
  return {
    path: words.paths.notFound,
    title: words.notFound.title,
    description: words.notFound.description,
    body: <NotFound words={words} />,
    script: 'copy',
    listed: false,
    policyInMarkup: true,
  };
}

function NotFound({ words }: Pick<PageContext, 'words'>): JSX.Element {
  const { notFound, paths } = words;
  return (
    <>
      <div class="page-head">
        <p class="kicker">{notFound.kicker}</p>
        <h1>{notFound.heading}</h1>
        <p class="lede">
          {notFound.lede[0]}
          <a href={paths.home}>{notFound.home}</a>
          {notFound.lede[1]}
          <a href={paths.arcana}>{notFound.arcana}</a>
          {notFound.lede[2]}
        </p>
      </div>
      <DateForm words={words} />
    </>
  );
}
