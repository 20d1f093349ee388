import { IconArrowRight } from '@tabler/icons-react';
import type { Campaign } from '../../../shared/api/campaigns.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { CardLink } from '../../components/card.tsx';
import { useText } from '../../lib/text.ts';
import styles from './campaign-card.module.css';
import { campaignPath } from './campaign-paths.ts';
import type { CampaignState } from './campaign-state.ts';
import { Discount } from './discount.tsx';
import { Period } from './period.tsx';

interface Props {
  campaign: Campaign;
  state: Exclude<CampaignState, 'over'>;
}

/** A campaign in short, as one link: what it takes off, and until when. */
export function CampaignCard({ campaign, state }: Props) {
  const text = useText();
  const runs = state === 'running';
  return (
    <CardLink to={campaignPath(campaign)} tone={runs ? 'tint' : 'plain'} pattern={runs}>
      <span className={styles.card}>
        {runs ? null : (
          <span className={styles.from}>
            {text('campaigns.page.from', { from: germanDay(berlinToday(new Date(campaign.startsAt))) })}
          </span>
        )}
        {campaign.discount ? <Discount of={campaign.discount} /> : null}
        <strong className={styles.title}>{campaign.title}</strong>
        <span>{campaign.teaser}</span>
        <span className={styles.period}>
          <Period campaign={campaign} state={state} />
        </span>
        <span className={styles.go}>
          {text(`campaigns.page.look.${state}`)}
          <IconArrowRight size={22} aria-hidden="true" />
        </span>
      </span>
    </CardLink>
  );
}
