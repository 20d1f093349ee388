import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { goalsOf, resultOf } from '../../../shared/games/penalty-play.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { useText } from '../../lib/text.ts';
import { AimCards } from './aim-cards.tsx';
import type { AimPlace } from './aim-places.ts';
import { Commentary } from './commentary.tsx';
import styles from './games.module.css';
import { Scoreboard } from './scoreboard.tsx';
import { type Shirt, Stage } from './stage.tsx';
import { type Decide, useMatch } from './use-match.ts';
import { useTold } from './use-told.ts';

interface Props {
  /** What is played: practice, or the round. */
  label: string;
  decide: Decide;
  /** Those that were taken before the page was loaded. */
  before: readonly Kick[];
  keeper: KeeperId;
  shirt: Shirt;
  /** A press elsewhere on the page has begun this play: the window and the focus go to the stage. */
  isCalled: boolean;
  /** A ball has gone in; not in a replay. */
  onGoal?: (goals: number) => void;
  onOver?: () => void;
  /** Under the stage, when all kicks are taken. */
  afterwards: (kicks: readonly Kick[]) => ReactNode;
}

/** Five kicks: the stage, the score, and the ways to aim. */
export function PenaltyMatch(props: Props) {
  const { label, keeper, shirt, isCalled, onGoal, onOver, afterwards } = props;
  const text = useText();
  const match = useMatch(props.decide, props.before);
  const { kicks, shown, isLanded, isOver, isReplay } = match;
  const { view, told, tell, byChoice } = useTold(match, isCalled);
  const [place, setPlace] = useState<AimPlace>('leftLow');
  const [isByChoice, setByChoice] = useState(false);
  useOnce(isOver, onOver);
  const goals = isReplay ? 0 : goalsOf(kicks);
  useEffect(() => {
    if (goals > 0) onGoal?.(goals);
  }, [goals, onGoal]);
  return (
    <div className={styles.match}>
      <Scoreboard label={isReplay ? text('games.page.replay.running') : label} kicks={kicks} />
      <div ref={view} className={styles.view}>
        <Stage
          shirt={shirt}
          keeper={keeper}
          kick={shown}
          isLanded={isLanded}
          onLanded={match.landed}
          mark={isByChoice ? place : undefined}
          isWon={isOver && !isReplay && resultOf(kicks) === 'won'}
          onAimed={match.aim}
          onAim={match.shoot}
        />
      </div>
      <Commentary ref={told} match={match} isByChoice={isByChoice && !isOver} />
      {match.error ? <Failure error={match.error} /> : null}
      {isOver && !isReplay ? (
        <div className={styles.actions}>
          {afterwards(kicks)}
          <Button
            look="quiet"
            wide
            onClick={() => {
              match.replay();
              tell();
            }}
          >
            {text('games.page.replay.start')}
          </Button>
        </div>
      ) : null}
      {isOver || isReplay ? null : (
        <details className={styles.byChoice} onToggle={(event) => setByChoice(event.currentTarget.open)}>
          <summary>{text('games.page.aim.title')}</summary>
          <AimCards
            place={place}
            onPlace={(next) => {
              setPlace(next);
              match.aim();
            }}
            onAim={byChoice(match.shoot)}
          />
        </details>
      )}
    </div>
  );
}

function useOnce(isDue: boolean, act: (() => void) | undefined): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    act?.();
  }, [isDue, act]);
}
