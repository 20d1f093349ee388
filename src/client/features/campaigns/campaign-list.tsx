import { useId } from 'react';
import type { Campaign } from '../../../shared/api/campaigns.ts';
import { CardGrid } from '../../components/card-grid.tsx';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { CampaignCard } from './campaign-card.tsx';
import { campaignPath } from './campaign-paths.ts';
import { campaignState } from './campaign-state.ts';
import { Period } from './period.tsx';

/** All campaigns: those that run come first; those of the past are rows below. */
export function CampaignList({ campaigns }: { campaigns: readonly Campaign[] }) {
  const now = useMinute().getTime();
  const past = campaigns.filter((campaign) => campaignState(campaign, now) === 'over');
  const others = campaigns.flatMap((campaign): { campaign: Campaign; state: 'soon' | 'running' }[] => {
    const state = campaignState(campaign, now);
    return state === 'over' ? [] : [{ campaign, state }];
  });
  return (
    <>
      {others.length > 0 ? (
        <CardGrid>
          {others.map(({ campaign, state }) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} state={state} />
            </li>
          ))}
        </CardGrid>
      ) : null}
      {past.length > 0 ? <PastCampaigns campaigns={past} /> : null}
    </>
  );
}

function PastCampaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  const text = useText();
  const titleId = useId();
  return (
    <Section size="part" titleId={titleId} title={text('campaigns.page.past')}>
      <ListRows>
        {campaigns.map((campaign) => (
          <ListRow
            key={campaign.id}
            to={campaignPath(campaign)}
            title={campaign.title}
            note={<Period campaign={campaign} state="over" />}
          />
        ))}
      </ListRows>
    </Section>
  );
}
