import { pathOf } from '../../../shared/match-page.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { SearchItem, SearchReader } from '../../infra/search/search-source.ts';
import { begunRounds } from './round.repository.ts';

/**
 * The rounds that the two pages show, each by its own title and prizes: the open one, of several the one that ends first,
 * and those that are over. The names of winners are left out: they stand on one page, and are not to be searched for.
 */
export async function giveawaySearch(deps: AppDeps, { team, lang }: SearchReader): Promise<SearchItem[]> {
  const now = deps.clock();
  const rounds = await begunRounds(deps.db, team, now);
  const open = rounds.findLast(({ closesAt }) => closesAt > now);
  const shown = rounds.filter((round) => round === open || round.closesAt <= now);
  return shown.map(({ slug, words, prizes, closesAt }) => ({
    kind: 'campaigns',
    path: closesAt > now ? pathOf('giveaway') : `${pathOf('giveawayResult')}#${slug}`,
    title: words[lang].title,
    note: deps.words.text(lang, 'giveaway.page.title'),
    text: [words[lang].text, ...prizes.map((prize) => prize[lang])].join(' '),
    keywords: `${deps.words.text(lang, 'giveaway.page.title')} ${deps.words.text(lang, 'search.keywords.giveaway')}`,
  }));
}
