import type { Campaign } from '../../../shared/api/campaigns.ts';
import type { TariffType } from '../../../shared/enums.ts';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';
import styles from './campaign-detail.module.css';
import { CampaignOffer } from './campaign-offer.tsx';
import type { CampaignState } from './campaign-state.ts';
import { Period } from './period.tsx';

interface Props {
  campaign: Campaign;
  state: CampaignState;
  /** The type of the plan in the order in progress. */
  drafted: TariffType | undefined;
}

/** What a campaign offers, until when, and what it holds for. */
export function CampaignDetail({ campaign, state, drafted }: Props) {
  const text = useText();
  return (
    <div className={styles.detail}>
      <div className={styles.story}>
        {state === 'over' ? (
          <Message kind="info" title={text('campaigns.page.overTitle')}>
            {text('campaigns.page.over')}
          </Message>
        ) : null}
        {campaign.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <section>
          <h2 className={styles.title}>{text('campaigns.page.terms')}</h2>
          <ul className={styles.terms}>
            <li>
              <Period campaign={campaign} state={state} />
            </li>
            {campaign.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      </div>
      <CampaignOffer campaign={campaign} state={state} drafted={drafted} />
    </div>
  );
}
