import type { Campaign } from '../../../shared/api/campaigns.ts';
import { Badge } from '../../components/badge.tsx';
import { CardLink } from '../../components/card.tsx';
import { useText } from '../../lib/text.ts';
import styles from './campaign-card.module.css';
import { campaignPath } from './campaign-paths.ts';
import { type CampaignState, campaignState } from './campaign-state.ts';
import { Period } from './period.tsx';

const tones = { soon: 'warning', running: 'positive', over: 'plain' } as const satisfies Record<
  CampaignState,
  string
>;

/** A campaign in short, as one link. */
export function CampaignCard({ campaign, now }: { campaign: Campaign; now: number }) {
  const text = useText();
  const state = campaignState(campaign, now);
  return (
    <CardLink
      to={campaignPath(campaign)}
      tone={state === 'running' ? 'tint' : 'plain'}
      pattern={state === 'running'}
    >
      <span className={styles.card} data-state={state}>
        <Badge tone={tones[state]}>{text(`campaigns.page.state.${state}`)}</Badge>
        <strong className={styles.title}>{campaign.title}</strong>
        <span>{campaign.teaser}</span>
        <span className={styles.period}>
          <Period campaign={campaign} state={state} />
        </span>
      </span>
    </CardLink>
  );
}
