import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import styles from './games.module.css';
import { LiftedCup } from './lifted-cup.tsx';
import time from './round-time.module.css';

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
      <div className={time.next}>
        <svg className={time.cup} viewBox="38 -152 124 140" aria-hidden="true">
          <LiftedCup />
        </svg>
        <h2 id="game-round" className={styles.title}>
          {next
            ? text('games.page.round.next', { title: inOneLine(next.title) })
            : text('games.page.round.none')}
        </h2>
        {next ? (
          <div className={time.large}>
            <Countdown until={Date.parse(next.opensAt)} />
          </div>
        ) : (
          <p>{text('games.page.round.later')}</p>
        )}
      </div>
    </Card>
  );
}

/** The week and its number stay together: "Woche 49", "49. hafta". */
function inOneLine(title: string): string {
  return title.replace(/(?<=\p{L}) (?=\d)|(?<=\d\.) /gu, '\u00a0');
}

interface ClockProps extends Pick<NonNullable<NextRound>, 'opensAt'> {
  /** What begins then, where nothing above says it. */
  children?: ReactNode;
}

export function NextRoundClock({ opensAt, children }: ClockProps) {
  return (
    <div className={time.countdown}>
      {children}
      <Countdown until={Date.parse(opensAt)} look="line" />
    </div>
  );
}
