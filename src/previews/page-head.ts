/** A page's head: for link previews, tabs, search engines and share menus. */
export interface PageHead {
  readonly title: string;
  /** What a shared link says instead of the title. */
  readonly shared?: string | undefined;
  readonly description: string;
  /** The page's canonical path and query. */
  readonly address: string;
  /** The card, and what it shows. */
  readonly image: string;
  readonly imageText: string;
}

/** The website's name, as people say it; documents and credits have the publisher's. */
export const SITE_NAME = 'Open Numerology';

export function documentTitle(title: string): string {
  return `${title} · ${SITE_NAME}`;
}

/** The `meta` elements that vary by page, by name or property: the build, the edge and the browser all write them. */
export function metaTags({ title, shared = title, description, address, image, imageText }: PageHead, site: string) {
  return {
    description,
    'og:title': shared,
    'og:description': description,
    'og:url': `${site}${address}`,
    'og:image': `${site}${image}`,
    'og:image:alt': imageText,
  };
}
