import type { Lang } from '../../shared/language.ts';
import type { MatchedPage } from '../../shared/match-page.ts';
import { bootstrap } from '../lib/bootstrap.ts';
import { loadWords } from '../lib/words.ts';
import { preparePage } from './page-components.ts';

/** Loads what a page suspends on, so that it is drawn in one piece. Rejects when a part does not load. */
export async function prepare(lang: Lang, page: MatchedPage): Promise<void> {
  // A part whose script comes later than the page's would lose what is pressed in it until then.
  const bar = bootstrap().languages && import('./shell/further-bar.tsx');
  await Promise.all([loadWords(lang, page.page), preparePage(lang, page), bar]);
}
