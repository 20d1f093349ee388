import type { Library } from './library.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';
import type { Watcher } from './watch.ts';

/** The definitions in force at one time. */
export interface InForce {
  source: Source;
  library: Library;
  /** The number of the release that they are; null: the files of a folder. */
  release: number | null;
  /** What is wrong with newer files, or with some of these. */
  faults: Problem[];
}

/** Where definitions come from. */
export interface Origin {
  /** The first ones. @throws Error where there are none to begin with */
  begin: () => Promise<InForce>;
  /** The ones in force now. */
  renew: (previous: InForce) => Promise<InForce>;
  /** Tells when there are others. Returns the end of it. */
  watch: (watcher: Watcher) => Promise<() => Promise<void>>;
}
