import type { ReadyPage } from './ready-page.ts';

/** An answer for a page: itself, or something else that is made anew each time, such as a redirect. */
type Make<Other> = () => Promise<ReadyPage | Other>;

interface Kept<Other> {
  madeAt: number;
  page: Promise<ReadyPage | Other>;
}

/** How old a page may be: prices and definitions are read again after this time, in every process. */
const FRESH_MS = 1000;
/** Pages of some 15 kB each. */
const KEPT = 200;

/**
 * Remembers pages as they are sent, for a moment: many readers of one page cost one reading of its data. Requests that come
 * while a page is made wait for it.
 */
export function pageMemory<Other>(now: () => number = () => performance.now()) {
  const known = new Map<string, Kept<Other>>();
  /** What is still remembered. */
  const current = (key: string) => {
    const found = known.get(key);
    return found && now() - found.madeAt < FRESH_MS ? found.page : undefined;
  };
  const find = (key: string, make: Make<Other>): Promise<ReadyPage | Other> => {
    const found = current(key);
    if (found) return found;
    const kept: Kept<Other> = { madeAt: now(), page: make() };
    known.delete(key);
    known.set(key, kept);
    const forget = () => known.get(key) === kept && known.delete(key);
    // An address without a page can be anything: it would push out those that have one.
    kept.page.then((page) => isReady(page) || forget(), forget);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return kept.page;
  };
  return { find, current };
}

function isReady<Other>(page: ReadyPage | Other): boolean {
  return typeof page === 'object' && page !== null && 'body' in page;
}
