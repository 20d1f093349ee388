import type { Campaign } from '../../../shared/api/campaigns.ts';
import { CardGrid } from '../../components/card-grid.tsx';
import { useMinute } from '../../lib/use-minute.ts';
import { CampaignCard } from './campaign-card.tsx';

/** All campaigns: those that run come first. */
export function CampaignList({ campaigns }: { campaigns: readonly Campaign[] }) {
  const now = useMinute().getTime();
  return (
    <CardGrid>
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <CampaignCard campaign={campaign} now={now} />
        </li>
      ))}
    </CardGrid>
  );
}
