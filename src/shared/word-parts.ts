import type { PageRecord } from './page-record.ts';

/**
 * A page loads only some of a language's words. `first`: home and tariffs. `rest`: forms and faults. `guest`, `own`,
 * `help`, `content`, `fun` and `service`: see `PageRecord`. `parts`: pages below `/dev`.
 */
export type WordPart = 'first' | 'rest' | 'guest' | 'own' | 'help' | 'content' | 'fun' | 'service' | 'parts';

type Reading = Pick<PageRecord, 'words' | 'session' | 'dev'>;

/** The parts that a page says words of. */
export function wordParts(page: Reading): WordPart[] {
  if (page.words === 'first') return ['first'];
  if (page.words === 'text') return ['first', 'help'];
  return ['first', 'rest', ...ofReader(page), ...(page.words ?? [])];
}

/** Those of guests or of customers. */
function ofReader({ words = [], session, dev }: Reading): WordPart[] {
  if (dev) return ['guest', 'own', 'parts'];
  if (words.includes('help')) return [];
  return [session ? 'own' : 'guest'];
}
