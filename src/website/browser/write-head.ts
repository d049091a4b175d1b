import { documentTitle, metaTags, type PageHead } from '../../previews/page-head.ts';

/** Updates the head of a page for its dates, because browsers' share menus read it, not the URL. */
export function writeHead(head: PageHead): void {
  document.title = documentTitle(head.title);
  for (const [name, content] of Object.entries(metaTags(head, location.origin)))
    document.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.setAttribute('content', content);
}
