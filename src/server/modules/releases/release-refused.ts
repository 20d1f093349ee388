/** A step with a release that is not done, and why: sentences for the person who asked for it. */
export class ReleaseRefused extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/** @throws ReleaseRefused */
export function refuse(...sentences: string[]): never {
  throw new ReleaseRefused(sentences);
}
