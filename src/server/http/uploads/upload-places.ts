import type { Caller } from '../../infra/budgets/caller.ts';

/** Files that one process reads at once: each may fill as many bytes of its memory as a form allows. */
const AT_ONCE = 24;
/**
 * Of these, what callers without an account may take. Slow ones fill them for some minutes an hour, until the budget of
 * strangers is used up; customers have the other places for themselves.
 */
const STRANGERS_AT_ONCE = 16;
/** Of these, what one account, or all strangers of one address, may take. A page sends one file after the other. */
const OF_ONE_CALLER = 4;

/** The places of a process for files on their way in. */
export class UploadPlaces {
  #all = 0;
  #strangers = 0;
  readonly #byCaller = new Map<string, number>();

  /** @returns what gives the place back; undefined when there is none */
  take({ userId, address }: Pick<Caller, 'userId' | 'address'>): (() => void) | undefined {
    const isStranger = userId === undefined;
    const key = isStranger ? `address:${address}` : `user:${userId}`;
    const own = this.#byCaller.get(key) ?? 0;
    const isFull = this.#all >= AT_ONCE || own >= OF_ONE_CALLER;
    if (isFull || (isStranger && this.#strangers >= STRANGERS_AT_ONCE)) return undefined;
    this.#add(key, isStranger, 1);
    return () => this.#add(key, isStranger, -1);
  }

  #add(key: string, isStranger: boolean, count: 1 | -1): void {
    this.#all += count;
    if (isStranger) this.#strangers += count;
    const own = (this.#byCaller.get(key) ?? 0) + count;
    if (own > 0) this.#byCaller.set(key, own);
    else this.#byCaller.delete(key);
  }
}
