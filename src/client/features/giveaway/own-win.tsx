import type { GiveawayWin } from '../../../shared/api/giveaway.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useText } from '../../lib/text.ts';
import styles from './giveaway.module.css';
import type { OwnWin as Answering } from './use-own-win.ts';

type Props = Pick<Answering, 'busy' | 'answer'> & { win: GiveawayWin };

/** A prize, and the question whether the page may name its winner. */
export function OwnWin({ win, ...answering }: Props) {
  const text = useText();
  const { title, number, prize } = win;
  return (
    <>
      <Card tone="tint" pattern>
        <div className={styles.won}>
          <p>{text('giveaway.page.win.prize', { title, number })}</p>
          <p className={styles.wonPrize}>{prize}</p>
        </div>
      </Card>
      {win.state === 'asked' ? <Question win={win} {...answering} /> : <Accepted win={win} {...answering} />}
    </>
  );
}

/** Two answers of the same weight: none of them is suggested. */
function Question({ win, busy, answer }: Props) {
  const text = useText();
  const day = germanDay(berlinToday(new Date(Date.parse(win.answerBy) - 1)));
  return (
    <section className={styles.round}>
      <p>{text('giveaway.page.win.until', { day })}</p>
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

function Accepted({ win: { isVoucher, named, shownName }, busy, answer }: Props) {
  const text = useText();
  const name = shownName ?? '';
  return (
    <section className={styles.round} role="status">
      <h2 className={styles.title}>{text('giveaway.page.win.accepted')}</h2>
      <p>{text(isVoucher ? 'giveaway.page.win.voucher' : 'giveaway.page.win.call')}</p>
      <p>{text(named ? 'giveaway.page.win.isNamed' : 'giveaway.page.win.isUnnamed', { name })}</p>
      <p>
        <Button look="quiet" busy={busy} onClick={() => answer(!named)}>
          {text(`giveaway.page.win.change.${named ? 'yes' : 'no'}`, { name })}
        </Button>
      </p>
    </section>
  );
}
