import type { Campaign } from '../../../shared/api/campaigns.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { useText } from '../../lib/text.ts';
import type { CampaignState } from './campaign-state.ts';

const dayOf = (moment: number) => germanDay(berlinToday(new Date(moment)));

/** When a campaign runs, in words. */
export function Period({ campaign, state }: { campaign: Campaign; state: CampaignState }) {
  const text = useText();
  const [from, end] = [Date.parse(campaign.startsAt), Date.parse(campaign.endsAt)];
  // It ends just before its end.
  const days = { from: dayOf(from), to: dayOf(end - 1) };
  return text(`campaigns.page.period.${state}`, days);
}
