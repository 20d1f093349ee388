import { Card } from '../../components/card.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import styles from './games.module.css';

export type NextRound = { title: string; opensAt: string } | null;

/** As large as the round that will be here. */
export function RoundSkeleton() {
  return (
    <Card tone="tint">
      <Skeleton height={16} width="36%" shape="text" />
      <Skeleton height={28} width="64%" shape="text" />
      <Skeleton height={44} shape="text" />
      <Skeleton height={52} />
      <Skeleton height={84} shape="text" />
    </Card>
  );
}

/** No round runs: which one comes next, or none. */
export function NoRound({ next }: { next: NextRound }) {
  const text = useText();
  return (
    <Card as="section" labelledBy="game-round" tone="tint">
      <div className={styles.round}>
        <h2 id="game-round" className={styles.title}>
          {next ? text('games.page.round.next', { title: next.title }) : text('games.page.round.none')}
        </h2>
        {next ? (
          <div className={styles.countdown}>
            <Countdown until={Date.parse(next.opensAt)} />
          </div>
        ) : (
          <p>{text('games.page.round.later')}</p>
        )}
      </div>
    </Card>
  );
}
