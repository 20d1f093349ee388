import type { FileTexts } from './file-texts.ts';
import { buildLibrary, type Workshop } from './library.ts';
import type { InForce, Origin } from './origin.ts';
import { DefinitionError } from './problem.ts';
import { sourceOfTexts } from './source.ts';

/** Published releases, of which one is in force. A number and its files belong together for ever. */
export interface ReleaseFeed {
  /** The number of the one in force; undefined: none has been published. Cheap: it is asked for again and again. */
  number: () => Promise<number | undefined>;
  files: (number: number) => Promise<FileTexts>;
}

/** All processes take a release within two seconds; reading and compiling it has the rest of them. */
const POLL_MS = 250;
/** After a failure, as of the database, the next look is later. */
const RETRY_MS = 2000;

/**
 * The files of the release in force. It is taken whole or not at all: where this program cannot use one of its files, the
 * release before stays in force, and the faults are told.
 */
export function releaseOrigin(feed: ReleaseFeed, workshop: Workshop): Origin {
  let seen: number | undefined;
  const open = async (release: number, previous?: InForce): Promise<InForce> => {
    const source = sourceOfTexts(await feed.files(release));
    const library = await buildLibrary(source, workshop, previous?.library);
    seen = release;
    return { source, library, release, faults: library.faults };
  };
  return {
    begin: async () => {
      const number = await feed.number();
      if (number === undefined) throw new Error('No release of the definitions has been published.');
      const first = await open(number);
      if (first.faults.length > 0) throw new DefinitionError(first.faults);
      return first;
    },
    renew: async (previous) => {
      const number = await feed.number();
      if (number === undefined || number === seen) return previous;
      const next = await open(number, previous);
      return next.faults.length === 0 ? next : { ...previous, faults: next.faults };
    },
    watch: async ({ onChange, onFailure }) => {
      let timer: NodeJS.Timeout | undefined;
      let isOver = false;
      let running = Promise.resolve();
      const look = async () => {
        if ((await feed.number()) !== seen) await onChange();
      };
      const after = (ms: number) => {
        if (!isOver) timer = setTimeout(turn, ms);
      };
      const turn = () => {
        running = look().then(
          () => after(POLL_MS),
          (error: unknown) => {
            onFailure(error);
            after(RETRY_MS);
          },
        );
      };
      after(POLL_MS);
      return async () => {
        isOver = true;
        clearTimeout(timer);
        await running;
      };
    },
  };
}
