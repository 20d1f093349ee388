import { type ReactNode, useEffect, useRef } from 'react';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { goalsOf, penaltyPlay, resultOf } from '../../../shared/games/penalty-play.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { useText } from '../../lib/text.ts';
import { AimCards } from './aim-cards.tsx';
import styles from './games.module.css';
import { PowerMeter } from './power-meter.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { type Shirt, Stage } from './stage.tsx';
import { type Decide, type Match, useMatch } from './use-match.ts';

interface Props {
  /** What is played: practice, or the round. */
  label: string;
  decide: Decide;
  /** Those that were taken before the page was loaded. */
  before: readonly Kick[];
  shirt: Shirt;
  /** A ball has gone in; not in a replay. */
  onGoal?: (goals: number) => void;
  onOver?: () => void;
  /** Under the stage, when all kicks are taken. */
  afterwards: (kicks: readonly Kick[]) => ReactNode;
}

/** Five kicks: the stage, the score, and the ways to aim. */
export function PenaltyMatch({ label, decide, before, shirt, onGoal, onOver, afterwards }: Props) {
  const text = useText();
  const match = useMatch(decide, before);
  const lastPower = match.kicks.at(-1)?.aim.power;
  const { kicks, shown, isLanded, isOver, isReplay } = match;
  useOnce(isOver, onOver);
  const goals = isReplay ? 0 : goalsOf(kicks);
  useEffect(() => {
    if (goals > 0) onGoal?.(goals);
  }, [goals, onGoal]);
  return (
    <div className={styles.match}>
      <Scoreboard label={isReplay ? text('games.page.replay.running') : label} kicks={kicks} />
      <Stage shirt={shirt} kick={shown} isLanded={isLanded} onLanded={match.landed} onAim={match.shoot} />
      <div className={styles.said}>
        <p role="status">{said(text, match)}</p>
        {lastPower === undefined ? null : <PowerMeter power={lastPower} />}
      </div>
      {match.error ? <Failure error={match.error} /> : null}
      {isOver && !isReplay ? (
        <div className={styles.actions}>
          {afterwards(kicks)}
          <Button look="quiet" wide onClick={match.replay}>
            {text('games.page.replay.start')}
          </Button>
        </div>
      ) : null}
      {isOver || isReplay ? null : (
        <details className={styles.byChoice}>
          <summary>{text('games.page.aim.title')}</summary>
          <AimCards onAim={match.shoot} />
        </details>
      )}
    </div>
  );
}

/** What happened, for everybody: it stands under the stage and is read out. */
function said(text: ReturnType<typeof useText>, { kicks, isOver }: Match): string {
  const last = kicks.at(-1);
  if (!last) return text('games.page.said.ready');
  const values = { number: kicks.length, goals: goalsOf(kicks), kicks: penaltyPlay.kicks };
  const dive = text(`games.page.dive.${last.dive}`);
  const kick = text(`games.page.said.${last.outcome}`, { ...values, dive });
  return isOver ? `${kick} ${text(`games.page.said.${resultOf(kicks) ?? 'lost'}`, values)}` : kick;
}

function useOnce(isDue: boolean, act: (() => void) | undefined): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    act?.();
  }, [isDue, act]);
}
