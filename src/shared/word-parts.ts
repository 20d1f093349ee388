import type { PageRecord } from './page-record.ts';

/**
 * A page loads only some of a language's words. `first`: home and tariffs. `rest`: forms and faults. `guest`, `own`,
 * `content` and `service`: see `PageRecord`. `parts`: pages below `/dev`.
 */
export type WordPart = 'first' | 'rest' | 'guest' | 'own' | 'content' | 'service' | 'parts';

/** The parts that a page says words of. */
export function wordParts({
  words,
  session,
  dev,
}: Pick<PageRecord, 'words' | 'session' | 'dev'>): WordPart[] {
  if (words === 'first') return ['first'];
  const further: WordPart[] = dev ? ['guest', 'own', 'parts'] : [session ? 'own' : 'guest'];
  return ['first', 'rest', ...further, ...(words ?? [])];
}
