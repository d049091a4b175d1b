/** `dataset/index.json`: the downloads of a build, as far as the page shows them. */
export interface DatasetIndex {
  readonly title: string;
  readonly description: string;
  readonly rows: number;
  readonly files: readonly DatasetFile[];
}

export interface DatasetFile {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly media_type: string;
  readonly bytes: number;
  readonly sha256: string;
}
