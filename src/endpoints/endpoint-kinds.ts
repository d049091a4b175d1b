import type { Reader } from './endpoint.ts';
import { accept } from './parameters.ts';

/** What all paths without parameters have in common: the answer is one file. */
export const ONE_FILE = {
  parameters: [],
  read: () => accept({}),
  allowance: 'other',
  media: 'json',
  instances: [{}],
} as const;

/** The texts as they were sent. */
export interface Texts {
  readonly texts: readonly string[];
  readonly expected: string | undefined;
}

/** Leaves reading to the module of the body, so that the edge loads its rules only when they are needed. */
const readLater: Reader<Texts> = (texts, expected) => accept({ texts, expected });

/** What all computed answers have in common. */
export const COMPUTED = {
  read: readLater,
  media: 'json',
  otherwise: 'later',
} as const;
