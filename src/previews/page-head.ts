/** A page's head: for link previews, tabs, search engines and share menus. */
export interface PageHead {
  readonly title: string;
  /** Replaces the title in shared links. */
  readonly shared?: string | undefined;
  readonly description: string;
  /** The page's canonical path and query. */
  readonly address: string;
  /** The card and its alternative text. */
  readonly image: string;
  readonly imageText: string;
}

/** The website's name for people; documents and credits use the publisher's. */
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
