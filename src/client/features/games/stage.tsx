import { team } from 'virtual:team';
import { useRef } from 'react';
import { goal } from '../../../shared/games/penalty-aim.ts';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { useText } from '../../lib/text.ts';
import { AimField, AimMark } from './aim-mark.tsx';
import type { ChosenAim } from './aim-places.ts';
import { DressedPlayer, type Shirt } from './dressed-player.tsx';
import { Ball, BallShadow } from './figures.tsx';
import { Keeper } from './keeper.tsx';
import { DiveShadow, NetDent } from './net-dent.tsx';
import { Paper } from './paper.tsx';
import { Shout } from './shout.tsx';
import { Stadium } from './stadium.tsx';
import styles from './stage.module.css';
import { whole } from './stage-place.ts';
import { SwipeHint } from './swipe-hint.tsx';
import { Trail } from './trail.tsx';
import { useFlight } from './use-flight.ts';
import { type Swiped, useSwipe } from './use-swipe.ts';

interface Props extends Swiped {
  shirt: Shirt;
  keeper: KeeperId;
  /** No arrow shows how to swipe. */
  isQuiet: boolean;
  /** The kick that is shown. */
  kick: Kick | undefined;
  /** Whether its outcome is known to the player. */
  isLanded: boolean;
  onLanded: () => void;
  /** What is chosen, where the kick is aimed by choice. */
  mark: ChosenAim | undefined;
  /** The last ball has won the play. */
  isWon: boolean;
}

/** Goal, keeper, ball and the player with the own shirt; a swipe from the ball is a kick. */
export function Stage(props: Props) {
  const { shirt, keeper: who, kick, isLanded, onLanded, mark, isWon, onAim } = props;
  const text = useText();
  const ball = useRef<SVGSVGElement>(null);
  const keeper = useRef<SVGSVGElement>(null);
  useFlight({ ball, keeper }, kick, onLanded);
  const swipe = useSwipe(props);
  const pose = poseAt(kick, isLanded);
  const aimed = onAim && !kick ? mark : undefined;
  return (
    <div
      className={styles.stage}
      data-hero={team.looks.hero}
      data-ready={onAim !== undefined}
      data-kicked={kick !== undefined}
      data-mood={pose}
      data-aiming={aimed !== undefined}
      role="img"
      aria-label={text('games.page.stage')}
      {...swipe.handlers}
    >
      <Stadium />
      {kick?.outcome === 'goal' && isLanded ? <NetDent ball={kick.ball} /> : null}
      {kick && isLanded ? <Trail kick={kick} /> : null}
      {kick && isLanded ? <DiveShadow kick={kick} /> : null}
      {aimed ? <AimField place={aimed.place} /> : null}
      <Keeper ref={keeper} keeper={who} />
      <div className={styles.shooter} data-pose={pose} data-aside={mark !== undefined}>
        <DressedPlayer shirt={shirt} />
      </div>
      <BallShadow />
      <Ball ref={ball} />
      {aimed ? <AimMark aim={aimed} /> : null}
      {kick?.outcome === 'goal' && isLanded ? (
        <svg className={styles.party} {...whole} aria-hidden="true">
          <Paper />
        </svg>
      ) : null}
      {kick && isLanded ? (
        <Shout
          word={text(isWon ? 'games.page.said.won' : `games.page.shout.${kick.outcome}`)}
          outcome={isWon ? 'won' : kick.outcome}
          isLow={kick.ball.y < goal.height / 2}
        />
      ) : null}
      {swipe.hint && onAim && !kick && !mark && !props.isQuiet ? <SwipeHint /> : null}
    </div>
  );
}

/** What the player does; the stand and its animal feel with him. */
function poseAt(kick: Kick | undefined, isLanded: boolean): 'waiting' | 'strike' | 'joy' | 'sorrow' {
  if (!kick) return 'waiting';
  if (!isLanded) return 'strike';
  return kick.outcome === 'goal' ? 'joy' : 'sorrow';
}
