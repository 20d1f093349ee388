import { createHash } from 'node:crypto';

/** Some hundred key strokes of several people. */
const MOST = 400;

/**
 * Compiled scripts of drafts, as text, for the moment until the frame that asked has got them. Nothing here runs them,
 * and nothing stores them: another server process has others, and a page that misses one asks again.
 */
export class PreviewScripts {
  readonly #texts = new Map<string, string>();

  /** @returns its name, which is made of what it says */
  put(script: string): string {
    const name = `${createHash('sha256').update(script).digest('hex').slice(0, 32)}.js`;
    // What is asked for again is the last one to be forgotten.
    this.#texts.delete(name);
    this.#texts.set(name, script);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > MOST && oldest !== undefined) this.#texts.delete(oldest);
    return name;
  }

  get(name: string): string | undefined {
    return this.#texts.get(name);
  }
}
