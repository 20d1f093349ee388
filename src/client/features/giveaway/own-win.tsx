import type { GiveawayWin } from '../../../shared/api/giveaway.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Button } from '../../components/button.tsx';
import { Ticket } from '../../components/ticket.tsx';
import { useText } from '../../lib/text.ts';
import styles from './giveaway.module.css';
import { PrizePicture } from './prize-picture.tsx';
import type { OwnWin as Answering } from './use-own-win.ts';

type Props = Pick<Answering, 'busy' | 'answer'> & { win: GiveawayWin };

/** The question whether the page may name its winner, and what follows from the answer. */
export function OwnWin({ win, ...answering }: Props) {
  return win.state === 'asked' ? (
    <Question win={win} {...answering} />
  ) : (
    <Accepted win={win} {...answering} />
  );
}

/** The prize, drawn on its ticket. */
export function WonPrize({ win }: { win: GiveawayWin }) {
  const text = useText();
  const { number, prize } = win;
  return (
    <div className={styles.wonTicket}>
      <Ticket
        label={text('giveaway.page.win.title')}
        stub={<div className={styles.wonNumber}>{text('giveaway.page.number', { number })}</div>}
      >
        <div className={styles.won}>
          <PrizePicture prize={win} />
        </div>
        <div className={styles.wonPrize}>{prize}</div>
      </Ticket>
    </div>
  );
}

/** Two answers of the same weight: none of them is suggested. */
function Question({ win, busy, answer }: Props) {
  const text = useText();
  const day = germanDay(berlinToday(new Date(Date.parse(win.answerBy) - 1)));
  return (
    <section className={styles.round}>
      <div className={styles.until}>
        <p className={styles.deadline}>
          {text('giveaway.page.win.until')} <strong>{day}</strong>
        </p>
        <p className={styles.note}>{text('giveaway.page.win.then')}</p>
      </div>
      <h2 className={styles.title}>{text('giveaway.page.win.question', { name: win.shownName ?? '' })}</h2>
      <p className={styles.note}>{text('giveaway.page.win.free')}</p>
      <div className={styles.answers}>
        <Button look="secondary" wide busy={busy} onClick={() => answer(true)}>
          {text('giveaway.page.win.named')}
        </Button>
        <Button look="secondary" wide busy={busy} onClick={() => answer(false)}>
          {text('giveaway.page.win.unnamed')}
        </Button>
      </div>
    </section>
  );
}

function Accepted({ win: { voucherCents, named, shownName }, busy, answer }: Props) {
  const text = useText();
  const name = shownName ?? '';
  return (
    <section className={styles.round} role="status">
      <h2 className={styles.title}>{text('giveaway.page.win.accepted')}</h2>
      <p>{text(voucherCents === null ? 'giveaway.page.win.call' : 'giveaway.page.win.voucher')}</p>
      <p>{text(named ? 'giveaway.page.win.isNamed' : 'giveaway.page.win.isUnnamed', { name })}</p>
      <p>
        <Button look="quiet" busy={busy} onClick={() => answer(!named)}>
          {text(`giveaway.page.win.change.${named ? 'yes' : 'no'}`, { name })}
        </Button>
      </p>
    </section>
  );
}
