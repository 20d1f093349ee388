import { team } from 'virtual:team';
import { useRef } from 'react';
import type { GameResult, GameRound } from '../../../shared/api/games.ts';
import { PLAY_MINUTES, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import night from '../../components/night.module.css';
import { useText } from '../../lib/text.ts';
import { DressedPlayer } from './dressed-player.tsx';
import { Ball, BallShadow } from './figures.tsx';
import games from './games.module.css';
import { Keeper } from './keeper.tsx';
import { PrizeTickets } from './prize-tickets.tsx';
import { BeginRound } from './round-begin.tsx';
import styles from './round-event.module.css';
import result from './round-result.module.css';
import { RoundConditions, RoundEnd } from './round-terms.tsx';
import { Stadium } from './stadium.tsx';
import stage from './stage.module.css';
import type { OwnPlays } from './use-play.ts';
import { useShirt } from './use-shirt.ts';

interface Props {
  round: GameRound;
  /** The play that has begun and is not over. */
  own: GameResult | undefined;
  plays: OwnPlays;
  onPlay: (result: GameResult) => void;
  onPractice: () => void;
}

/** Before the first kick of a round that the customer can play: what is at stake, who keeps the goal, how much time there is. */
export function RoundEvent({ round, own, plays, onPlay, onPractice }: Props) {
  const text = useText();
  return (
    <section className={`${result.result} ${styles.event}`} aria-labelledby="game-round">
      <Poster round={round} />
      <div className={result.beside}>
        <PrizeTickets rewards={round.rewards} />
        <RoundEnd round={round} />
        <div className={games.round}>
          <Facts />
          <p>{text(`games.page.habit.${round.keeper}`)}</p>
        </div>
        <RoundConditions />
        {plays.error ? <Failure error={plays.error} /> : null}
      </div>
      <div className={styles.bar}>
        <ActionBar>
          <Button look="secondary" onClick={onPractice}>
            {text('games.page.practice.first')}
          </Button>
          <BeginRound round={round} own={own} plays={plays} onPlay={onPlay} />
        </ActionBar>
      </div>
    </section>
  );
}

/** What is to be done, how often, and how fast. */
function Facts() {
  const text = useText();
  const { goalsToWin: goals, kicks } = penaltyPlay;
  const facts = [
    ['goals', text('games.page.round.facts.of', { goals, kicks })],
    ['tries', 1],
    ['minutes', PLAY_MINUTES],
  ] as const;
  return (
    <ul className={styles.facts}>
      {facts.map(([name, figure]) => (
        <li key={name} className={styles.fact}>
          <span className={styles.figure}>{figure}</span> {text(`games.page.round.facts.${name}`)}
        </li>
      ))}
    </ul>
  );
}

/** The stadium as on the stage, under a higher sky with the words of the evening. */
function Poster({ round }: Pick<Props, 'round'>) {
  const text = useText();
  const shirt = useShirt();
  const keeper = useRef<SVGSVGElement>(null);
  const ball = useRef<SVGSVGElement>(null);
  return (
    <div className={`${night.night} ${result.poster} ${styles.poster}`} data-hero={team.looks.hero}>
      <Stadium view="evening" />
      <div className={`${stage.stage} ${styles.pitch}`} data-hero={team.looks.hero} aria-hidden="true">
        <Keeper ref={keeper} keeper={round.keeper} />
        <div className={stage.shooter} data-pose="waiting">
          <DressedPlayer shirt={shirt} />
        </div>
        <BallShadow />
        <Ball ref={ball} />
        <p className={styles.plate}>{text('games.page.round.keeper', { keeper: round.keeper })}</p>
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{text('games.page.round.promotion')}</p>
        <h2 id="game-round" className={styles.title} tabIndex={-1}>
          {round.title}
        </h2>
      </div>
    </div>
  );
}
