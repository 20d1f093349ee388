import { useNavigate } from 'react-router-dom';
import type { Campaign } from '../../../shared/api/campaigns.ts';
import type { TariffType } from '../../../shared/enums.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { takeCoupon } from '../../lib/order-draft.ts';
import { useText } from '../../lib/text.ts';
import styles from './campaign-offer.module.css';
import { wayToOrder } from './campaign-paths.ts';
import type { CampaignState } from './campaign-state.ts';
import { Discount } from './discount.tsx';

interface Props {
  campaign: Campaign;
  state: CampaignState;
  /** The type of the plan in the order in progress. */
  drafted: TariffType | undefined;
}

/** The time that is left, the code, and the button that puts it into the order. */
export function CampaignOffer({ campaign, state, drafted }: Props) {
  const text = useText();
  if (state === 'over') return null;
  const until = Date.parse(state === 'soon' ? campaign.startsAt : campaign.endsAt);
  return (
    <Card as="section" tone="tint" pattern labelledBy="campaign-time">
      <div className={styles.offer}>
        {campaign.discount ? <Discount of={campaign.discount} /> : null}
        <h2 id="campaign-time" className={styles.title}>
          {text(`campaigns.page.left.${state}`)}
        </h2>
        <Countdown until={until} />
        {state === 'running' && campaign.couponCode !== null ? (
          <Code campaign={campaign} code={campaign.couponCode} drafted={drafted} />
        ) : null}
      </div>
    </Card>
  );
}

function Code({ campaign, code, drafted }: Omit<Props, 'state'> & { code: string }) {
  const text = useText();
  const navigate = useNavigate();
  const take = () => {
    takeCoupon(code);
    void navigate(wayToOrder(campaign, drafted));
  };
  return (
    <>
      <p className={styles.code}>
        <span>{text('campaigns.page.code')}</span> <strong translate="no">{code}</strong>
      </p>
      <div data-scripted>
        <Button wide onClick={take}>
          {text('campaigns.page.take')}
        </Button>
      </div>
      <p className={styles.hint}>{text('campaigns.page.takeHint')}</p>
    </>
  );
}
