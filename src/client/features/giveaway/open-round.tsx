import type { ReactNode } from 'react';
import type { GiveawayRound } from '../../../shared/api/giveaway.ts';
import { Section } from '../../components/section.tsx';
import { Sent } from '../../components/sent.tsx';
import { SendingForm } from '../../forms/sending-form.tsx';
import { useText } from '../../lib/text.ts';
import { FairDraw } from './fair-draw.tsx';
import styles from './open-round.module.css';
import { PrizeCards } from './prize-cards.tsx';
import { RoundRules } from './round-rules.tsx';

interface Props {
  round: GiveawayRound;
  /** Shown with the confirmation. */
  afterwards: ReactNode;
}

/** The running round: its prizes, the form to take part, and beside it the rules. */
export function OpenRound({ round, afterwards }: Props) {
  const text = useText();
  return (
    <>
      <Section size="part" title={text('giveaway.page.prizes')}>
        <PrizeCards prizes={round.prizes} />
      </Section>
      <div className={styles.columns}>
        <Section size="part" title={text('giveaway.page.enter')}>
          <SendingForm
            id="giveaway/entry"
            to="POST /api/zoho/giveaway"
            sent={() => (
              <>
                <Sent title={text('giveaway.page.sentTitle')} text={text('giveaway.page.sent')} />
                {afterwards}
              </>
            )}
          />
        </Section>
        <div className={styles.beside}>
          <RoundRules round={round} />
          <FairDraw round={round} />
        </div>
      </div>
    </>
  );
}
