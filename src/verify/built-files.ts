/** A built site, seen from outside: only its files, by their paths from the site's root. */
export interface BuiltFiles {
  readonly files: ReadonlySet<string>;
  read(file: string): string;
}

/** The years whose dates were built. */
export interface Years {
  readonly first: number;
  readonly last: number;
}

/** Takes a fault: the file's path and what is wrong with it. */
export type Report = (file: string, problem: string) => void;
