import { documentTitle, metaTags, type PageHead } from '../../previews/page-head.ts';

/** Writes the head of a page that got its dates: sharing menus of browsers read it, not the address. */
export function writeHead(head: PageHead): void {
  document.title = documentTitle(head.title);
  for (const [name, content] of Object.entries(metaTags(head, location.origin)))
    document.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.setAttribute('content', content);
}
