import type { ComponentChildren } from 'preact';
import type { Content } from '../content/content-schema.ts';
import type { PageTexts } from '../content/page-texts.ts';
import type { datasetIndex } from '../dataset/dataset-facts.ts';
import type { Limits } from '../settings/rate-limits.ts';
import type { Language } from '../words/language.ts';
import type { PageWords, Words } from '../words/words.ts';

/** Addresses of what pages load; each name has a hash of the content. */
export interface Assets {
  readonly stylesheet: string;
  readonly scripts: Readonly<Record<ScriptName, string>>;
  /** texts.json of the interactive pages; see browser-texts.ts. */
  readonly texts: string;
  /** The folder of loaded-readings.ts. */
  readonly readings: string;
  readonly icon: string;
  readonly touchIcon: string;
  /** What networks show of a link, by the kind of page. */
  readonly covers: Readonly<Record<CoverName, string>>;
  /** The pages that have one of their own, by address. */
  readonly cards: Readonly<Record<string, string>>;
  readonly manifest: string;
}

/** One script per kind of interactive page; scripts/build/browser-scripts.ts says which module each is. Pages of plain text need only `copy`. */
export const SCRIPT_NAMES = [
  'copy',
  'home',
  'before-paint',
  'profile',
  'take-away',
  'before-couple',
  'couple',
  'numbers',
  'docs',
  'embed-page',
  'framed',
] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

/** A picture for shared links; each kind of page has its own. Networks take no SVG. */
export type CoverName = keyof PageWords['covers'];

/** `dataset/index.json`: the downloads of a build. */
export type DatasetIndex = ReturnType<typeof datasetIndex>;

/** What every page is made of. */
export interface PageContext {
  readonly site: string;
  readonly language: Language;
  readonly words: PageWords;
  /** What documents say about the API, in the same language. */
  readonly documents: Words;
  readonly content: Content;
  readonly limits: Limits;
  readonly assets: Assets;
  readonly dataset: DatasetIndex;
  /** The pages of prose, as they are written. */
  readonly pages: PageTexts;
}

export interface Page {
  /** Address on this site. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: ComponentChildren;
  /** A page of prose for readers that are programs. */
  readonly markdown?: string;
  readonly script?: ScriptName;
  /** A script of this site under a fixed name, which other sites load too. */
  readonly plainScript?: string;
  /** Runs before anything is shown, so it must be small. */
  readonly firstScript?: ScriptName;
  /** The entry of the navigation that it is below. */
  readonly section?: string;
  /** False keeps it out of the sitemap and of search engines. */
  readonly listed?: false;
  /** For pages that no rule of `_headers` can match, because they answer any address. */
  readonly policyInMarkup?: true;
  readonly cover?: CoverName;
  readonly structuredData?: object;
}
