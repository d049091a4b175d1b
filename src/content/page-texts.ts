/** The pages that are mostly prose: `data/<language>/pages/<name>.md`. */
export const PAGE_NAMES = ['method', 'data', 'docs', 'licence', 'for-your-site'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** A page as written, with `{{name}}` for what code fills in. */
export interface PageText {
  /** Its file, for messages: `es/pages/docs.md`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** The line above the heading. */
  readonly kicker: string;
  /** Markdown; website/prose.tsx says what is allowed. */
  readonly body: string;
}
export type PageTexts = Readonly<Record<PageName, PageText>>;

/** A mistake in `data/` that shows only when a page is rendered. */
export class PageTextError extends Error {
  override readonly name = 'PageTextError';
}
