import type { CoupleBody } from '../../../endpoints/couple-schema.ts';

/** The part of the API's chart of a couple that the page cannot calculate: its texts. */
export type CoupleTexts = Pick<CoupleBody, 'center' | 'places' | 'karmic_tail'>;
