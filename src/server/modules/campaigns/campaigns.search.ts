import { pathOf } from '../../../shared/match-page.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { SearchItem, SearchReader } from '../../infra/search/search-source.ts';
import { listCampaigns } from './campaign.repository.ts';

/** The offers that run or come; those of the past are left out. */
export async function campaignsSearch(deps: AppDeps, { team, lang }: SearchReader): Promise<SearchItem[]> {
  const now = deps.clock();
  const campaigns = await listCampaigns(deps.db, team, lang);
  return campaigns
    .filter(({ endsAt }) => endsAt > now)
    .map(({ slug, title, teaser, text, terms, couponCode }) => ({
      kind: 'campaigns',
      path: pathOf('campaign', { id: slug }),
      title,
      text: [teaser, ...text, ...terms].join(' '),
      keywords: `${deps.words.text(lang, 'campaigns.page.title')} ${deps.words.text(lang, 'search.keywords.campaigns')} ${couponCode ?? ''}`,
    }));
}
