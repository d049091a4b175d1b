/** A mistake in `data/`, precise enough to be mended without reading code. */
export interface ContentProblem {
  readonly file: string;
  readonly field: string;
  readonly problem: string;
}
