/** A step with a release that is not done, and why: sentences for the person who asked for it. */
export class ReleaseRefused extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/** What only could not be done yet: the same step may be done later. */
export class ReleasesBusy extends ReleaseRefused {
  constructor() {
    super(['Releases and change sets become others all the time. Try again.']);
  }
}

/** What is in force, or a change set, may change while files are proved; then they are proved again. */
const MOST_TRIES = 5;

/** @param attempt undefined: something else came first @throws ReleasesBusy */
export async function triedAgain<Done>(attempt: () => Promise<Done | undefined>): Promise<Done> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw new ReleasesBusy();
}

/** @throws ReleaseRefused */
export function refuse(...sentences: string[]): never {
  throw new ReleaseRefused(sentences);
}
