import type { GameRound } from '../../../shared/api/games.ts';
import { Countdown } from '../../components/countdown.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import styles from './games.module.css';
import tickets from './reward.module.css';
import { RewardFace } from './reward-face.tsx';
import time from './round-time.module.css';

interface Props {
  round: GameRound;
}

/** What can be won, and how. */
export function RoundPrizes({ round }: Props) {
  const text = useText();
  return (
    <>
      <ul className={tickets.list}>
        {round.rewards.map((reward) => (
          <li key={reward.id} className={tickets.reward}>
            <RewardFace reward={reward} />
            {reward.label}
          </li>
        ))}
      </ul>
      <p>{text('games.page.round.rule')}</p>
    </>
  );
}

export function RoundEnd({ round }: Props) {
  const text = useText();
  return (
    <div className={time.countdown}>
      <p className={styles.kicker}>{text('games.page.round.ends')}</p>
      <Countdown until={Date.parse(round.closesAt)} look="line" />
    </div>
  );
}

/** That it is a promotion where nothing above says so, no stake, the age, and the way to the terms (DDG § 6). */
export function RoundConditions({ isMarked = false }: { isMarked?: boolean }) {
  const text = useText();
  return (
    <p className={styles.note}>
      {isMarked ? `${text('games.page.round.promotion')}. ` : null}
      {text('games.page.round.conditions')}{' '}
      <Link to="/information/giveaway-terms">{text('games.page.round.terms')}</Link>
    </p>
  );
}

/** While the round is played its terms are folded to one line, which is still marked as a promotion. */
export function FoldedTerms({ round }: Props) {
  const text = useText();
  return (
    <details className={styles.fair}>
      <summary>{text('games.page.round.folded')}</summary>
      <div className={styles.round}>
        <RoundPrizes round={round} />
        <p>{round.text}</p>
        <RoundEnd round={round} />
        <RoundConditions />
      </div>
    </details>
  );
}
