import type { PageRecord } from './page-record.ts';

/**
 * A page loads only some of a language's words. `first`: home and tariffs. `rest`: forms, faults, sign-in and order. `own`:
 * a customer's own things. `content` and `service`: see `PageRecord`. `parts`: pages below `/dev`.
 */
export type WordPart = 'first' | 'rest' | 'own' | 'content' | 'service' | 'parts';

/** The parts that a page says words of. */
export function wordParts({
  words,
  session,
  dev,
}: Pick<PageRecord, 'words' | 'session' | 'dev'>): WordPart[] {
  if (words === 'first') return ['first'];
  const own = session || dev ? (['own'] as const) : [];
  return ['first', 'rest', ...own, ...(words ? [words] : []), ...(dev ? (['parts'] as const) : [])];
}
