import type { ComponentChildren } from 'preact';
import type { datasetIndex } from '../dataset/documents.ts';
import type { Content } from '../domain/content.ts';

/** Addresses of what pages load, with a fingerprint in each name. */
export interface Assets {
  readonly stylesheet: string;
  readonly scripts: Readonly<Record<ScriptName, string>>;
  /** The words that the interactive pages need; see client-texts.ts. */
  readonly texts: string;
  readonly icon: string;
  readonly touchIcon: string;
  readonly cover: string;
  readonly explorerScript: string;
  readonly explorerStyle: string;
}

/** One bundle per kind of interactive page. `copy` is all that a page of plain text needs. */
export const SCRIPT_NAMES = ['copy', 'home', 'profile', 'docs'] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

/** `dataset/index.json`: the downloads of a build. */
export type DatasetIndex = ReturnType<typeof datasetIndex>;

/** What every page is made of. */
export interface PageContext {
  readonly site: string;
  readonly content: Content;
  readonly assets: Assets;
  /** Absent when this build has no downloads. */
  readonly dataset: DatasetIndex | undefined;
}

export interface Page {
  /** Address on this site. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: ComponentChildren;
  readonly script?: ScriptName;
  /** Which entry of the navigation it belongs to. */
  readonly section?: string;
  /** False keeps it out of the sitemap and of search engines. */
  readonly listed?: false;
  /** For pages that no rule of `_headers` can match, because they answer any address. */
  readonly policyInMarkup?: true;
  readonly structuredData?: object;
}
