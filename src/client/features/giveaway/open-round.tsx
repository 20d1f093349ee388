import type { ReactNode } from 'react';
import type { GiveawayRound } from '../../../shared/api/giveaway.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Countdown } from '../../components/countdown.tsx';
import { Sent } from '../../components/sent.tsx';
import { SendingForm } from '../../forms/sending-form.tsx';
import { useText } from '../../lib/text.ts';
import { FairDraw } from './fair-draw.tsx';
import styles from './giveaway.module.css';
import { Prizes } from './prizes.tsx';

interface Props {
  round: GiveawayRound;
  /** Shown with the confirmation. */
  afterwards: ReactNode;
}

/** The running round: its end, its prizes, and the form to take part. */
export function OpenRound({ round, afterwards }: Props) {
  const text = useText();
  return (
    <>
      <section className={styles.round}>
        <h2 className={styles.title}>{round.title}</h2>
        <p>{round.text}</p>
        <Countdown until={Date.parse(round.closesAt)} />
        <div className={styles.note}>
          <p>{text('giveaway.page.until', { day: germanDay(round.closesAt) })}</p>
          {round.draw ? (
            <p>
              {text('giveaway.page.drawsOn', { day: germanDay(berlinToday(new Date(round.draw.drawsAt))) })}
            </p>
          ) : null}
        </div>
      </section>
      <section className={styles.round}>
        <h2 className={styles.title}>{text('giveaway.page.prizes')}</h2>
        <Prizes prizes={round.prizes} />
      </section>
      <section className={styles.round}>
        <h2 className={styles.title}>{text('giveaway.page.enter')}</h2>
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
      </section>
      <FairDraw round={round} />
    </>
  );
}
