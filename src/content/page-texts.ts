import type * as z from 'zod';
import type { pageTextSchema } from './content-schema.ts';

/** The pages that are mostly prose: `data/<language>/pages/<name>.md`. */
export const PAGE_NAMES = ['method', 'data', 'docs', 'license', 'for-your-site'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** A page as written, with `{{name}}` for what code fills in; its file is for messages: `es/pages/docs.md`. */
export type PageText = z.infer<typeof pageTextSchema> & { readonly file: string };
export type PageTexts = Readonly<Record<PageName, PageText>>;

/** A mistake in `data/` that shows only when a page is rendered. */
export class PageTextError extends Error {
  override readonly name = 'PageTextError';
}
