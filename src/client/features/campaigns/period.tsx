import type { Campaign } from '../../../shared/api/campaigns.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { useText } from '../../lib/text.ts';
import type { CampaignState } from './campaign-state.ts';

/** The last moment of a day is the one before its end. */
const lastMoment = (end: string) => new Date(Date.parse(end) - 1).toISOString();

/** When a campaign runs, in words. */
export function Period({ campaign, state }: { campaign: Campaign; state: CampaignState }) {
  const text = useText();
  const days = { from: germanDay(campaign.startsAt), to: germanDay(lastMoment(campaign.endsAt)) };
  return text(`campaigns.page.period.${state}`, days);
}
