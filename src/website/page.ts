import type { ComponentChildren } from 'preact';
import type { Content } from '../content/content-schema.ts';
import type { PageTexts } from '../content/page-texts.ts';
import type { datasetIndex } from '../dataset/dataset-facts.ts';
import type { Limits } from '../settings/rate-limits.ts';
import type { Language } from '../words/language.ts';
import type { PageWords, Words } from '../words/words.ts';

/** URLs of the pages' assets; each name contains a content hash. */
export interface Assets {
  readonly stylesheet: string;
  readonly scripts: Readonly<Record<ScriptName, string>>;
  /** texts.json of the interactive pages; see browser-texts.ts. */
  readonly texts: string;
  /** The folder of loaded-readings.ts. */
  readonly readings: string;
  readonly icon: string;
  readonly touchIcon: string;
  /** Link preview images by kind of page. */
  readonly covers: Readonly<Record<CoverName, string>>;
  /** Link preview images of pages that have their own, by path. */
  readonly cards: Readonly<Record<string, string>>;
  readonly manifest: string;
}

/** One script per kind of interactive page; scripts/build/browser-scripts.ts maps them to modules. Plain text pages need only `copy`. */
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

/** Link preview images, one per kind of page; social networks do not accept SVG. */
export type CoverName = keyof PageWords['covers'];

/** `dataset/index.json`: the downloads of a build. */
export type DatasetIndex = ReturnType<typeof datasetIndex>;

/** The input of every page. */
export interface PageContext {
  readonly site: string;
  readonly language: Language;
  readonly words: PageWords;
  /** The words of documents about the API, in the same language. */
  readonly documents: Words;
  readonly content: Content;
  readonly limits: Limits;
  readonly assets: Assets;
  readonly dataset: DatasetIndex;
  /** The sources of the prose pages. */
  readonly pages: PageTexts;
}

export interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: ComponentChildren;
  /** A prose page as Markdown, for programs. */
  readonly markdown?: string;
  readonly script?: ScriptName;
  /** A script of this site under a fixed name, which other sites load too. */
  readonly plainScript?: string;
  /** Runs before the first paint, so it must be small. */
  readonly firstScript?: ScriptName;
  /** The navigation entry it belongs to. */
  readonly section?: string;
  /** `false` excludes it from the sitemap and from search engines. */
  readonly listed?: false;
  /** For pages that no rule of `_headers` can match, because they are served for any path. */
  readonly policyInMarkup?: true;
  readonly cover?: CoverName;
  readonly structuredData?: object;
}
