import type { Campaign } from '../../../shared/api/campaigns.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { listCampaigns, type StoredCampaign } from './campaign.repository.ts';

interface Reader {
  team: TeamId;
  lang: Lang;
}

/** Those that run, then those that come, then those of the past. */
export async function campaignsFor({ db, clock }: AppDeps, { team, lang }: Reader): Promise<Campaign[]> {
  const now = clock();
  const campaigns = await listCampaigns(db, team, lang);
  const of = (state: (campaign: StoredCampaign) => boolean) => campaigns.filter(state).map(viewOf);
  return [
    ...of(({ startsAt, endsAt }) => startsAt <= now && now < endsAt),
    ...of(({ startsAt }) => startsAt > now).reverse(),
    ...of(({ endsAt }) => endsAt <= now),
  ];
}

/** @throws Problem 1010 for a campaign that does not exist */
export async function campaignOf({ db }: AppDeps, { team, lang }: Reader, name: string): Promise<Campaign> {
  const [campaign] = await listCampaigns(db, team, lang, name);
  if (!campaign) throw problem(1010);
  return viewOf(campaign);
}

function viewOf({ startsAt, endsAt, ...campaign }: StoredCampaign): Campaign {
  return { ...campaign, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
