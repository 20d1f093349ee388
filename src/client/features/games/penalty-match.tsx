import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { goalsOf, resultOf } from '../../../shared/games/penalty-play.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { useText } from '../../lib/text.ts';
import { AimCards } from './aim-cards.tsx';
import type { ChosenAim } from './aim-places.ts';
import { AimSwitch } from './aim-switch.tsx';
import { Commentary } from './commentary.tsx';
import type { Shirt } from './dressed-player.tsx';
import games from './games.module.css';
import { KickBar } from './kick-bar.tsx';
import styles from './match.module.css';
import { PlayClock, RoundTension } from './round-tension.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { Stage } from './stage.tsx';
import { type Decide, useMatch } from './use-match.ts';
import { useTold } from './use-told.ts';

interface Props {
  /** What is played: practice, or the round. */
  label: string;
  /** Of the round: when the play ends. */
  endsAt?: string;
  decide: Decide;
  /** Those that were taken before the page was loaded. */
  before: readonly Kick[];
  keeper: KeeperId;
  shirt: Shirt;
  /** Nothing invites to a swipe. */
  isQuiet?: boolean;
  /** A press elsewhere on the page has begun this play: the window and the focus go to the stage. */
  isCalled: boolean;
  /** A ball has gone in; not in a replay. */
  onGoal?: (goals: number) => void;
  onOver?: () => void;
  /** The match has, or has no longer, the page's one strong button. */
  onActing?: (isActing: boolean) => void;
  /** Under the stage, when all kicks are taken. */
  afterwards: (kicks: readonly Kick[]) => ReactNode;
}

/** Five kicks: the stage, the score, and the ways to aim. */
export function PenaltyMatch(props: Props) {
  const { label, keeper, shirt, isQuiet = false, isCalled, onGoal, onOver, onActing, afterwards } = props;
  const text = useText();
  const match = useMatch(props.decide, props.before);
  const { kicks, shown, isLanded, isOver, isReplay } = match;
  const { view, told, tell, byChoice } = useTold(match, isCalled);
  const [aim, setAim] = useState<ChosenAim>({ place: 'leftLow', power: 3, curve: 0 });
  const [isByChoice, setByChoice] = useState(false);
  useOnce(isOver, onOver);
  const goals = isReplay ? 0 : goalsOf(kicks);
  useEffect(() => {
    if (goals > 0) onGoal?.(goals);
  }, [goals, onGoal]);
  const isAiming = isByChoice && !isOver && !isReplay;
  const endsAt = isOver || isReplay ? undefined : props.endsAt;
  const isActing = isAiming || match.isKicked;
  useEffect(() => onActing?.(isActing), [isActing, onActing]);
  const named = isReplay ? text('games.page.replay.running') : label;
  const choose = (next: ChosenAim) => {
    setAim(next);
    match.aim();
  };
  const next = () => {
    match.aim();
    tell();
  };
  const replay = () => {
    match.replay();
    tell();
  };
  return (
    <div className={styles.play}>
      <div className={styles.match} data-aiming={isAiming}>
        <div ref={view} className={styles.view}>
          <Scoreboard
            label={endsAt ? <PlayClock endsAt={endsAt} /> : named}
            isRound={endsAt !== undefined}
            kicks={kicks}
          />
          <Stage
            shirt={shirt}
            keeper={keeper}
            isQuiet={isQuiet}
            kick={shown}
            isLanded={isLanded}
            onLanded={match.landed}
            mark={isAiming ? aim : undefined}
            isWon={isOver && !isReplay && resultOf(kicks) === 'won'}
            onAimed={match.aim}
            onPlace={(place) => {
              choose({ ...aim, place });
              setByChoice(true);
            }}
            onAim={match.shoot}
          />
        </div>
        {endsAt ? <RoundTension kicks={kicks} endsAt={endsAt} /> : null}
        <Commentary ref={told} match={match} isQuiet={isQuiet} isByChoice={isAiming} />
        {match.error ? <Failure error={match.error} /> : null}
        {isOver && !isReplay ? (
          <div className={games.actions}>
            {afterwards(kicks)}
            <Button look="quiet" wide onClick={replay}>
              {text('games.page.replay.start')}
            </Button>
          </div>
        ) : null}
        {isOver || isReplay ? null : (
          <>
            {shown ? null : (
              <AimSwitch
                isByChoice={isByChoice}
                onChange={(next) => {
                  setByChoice(next);
                  match.aim();
                }}
              />
            )}
            {isByChoice ? (
              <AimCards
                aim={aim}
                onChange={choose}
                isFolded={shown !== undefined || !match.shoot}
                onAim={match.isKicked ? match.aim : byChoice(match.shoot)}
              />
            ) : null}
          </>
        )}
      </div>
      {isActing ? <KickBar match={match} isByChoice={isAiming} onNext={next} /> : null}
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
