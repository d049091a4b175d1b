import type { CalendarDate } from './check-date.ts';
import type { ApiError } from './errors.ts';

/** `?detail=full` asks for the whole chart in a picture. */
export const PICTURE_DETAILS = ['simple', 'full'] as const;
export type PictureDetail = (typeof PICTURE_DETAILS)[number];

/** Two dates, or a date and a year, not checked yet. */
export interface PairRequest {
  readonly kind: 'couple' | 'couple-picture' | 'year';
  readonly parts: readonly string[];
}

/** What is not a file but computed for each request. */
export type ComputedRequest = PairRequest | { readonly kind: 'matrix-picture'; readonly date: CalendarDate };

/** A body with its newline, a drawn SVG document, or what was wrong. */
export type ComputedAnswer = { readonly json: string } | { readonly svg: string } | { readonly error: ApiError };

/** Answers such a request; `site` is the address that a body names. */
export type Compute = (
  asked: ComputedRequest,
  site: string,
  detail: PictureDetail,
) => ComputedAnswer | Promise<ComputedAnswer>;
