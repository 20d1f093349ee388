import { team } from 'virtual:team';
import { useEffect, useRef } from 'react';
import type { GameResult } from '../../../shared/api/games.ts';
import { goalsOf, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import night from '../../components/night.module.css';
import { useText } from '../../lib/text.ts';
import { DressedPlayer } from './dressed-player.tsx';
import games from './games.module.css';
import { type NextRound, NextRoundClock } from './no-round.tsx';
import { OwnResult } from './own-result.tsx';
import { ResultScene } from './result-scene.tsx';
import { ResultShare } from './result-share.tsx';
import styles from './round-result.module.css';
import { RoundConditions } from './round-terms.tsx';
import { Scoreboard } from './scoreboard.tsx';
import type { OwnPlays } from './use-play.ts';
import { useShirt } from './use-shirt.ts';

interface Props {
  /** A play that is won or lost. */
  result: GameResult;
  plays: OwnPlays;
  next: NextRound;
  /** A press on the stage has led here: the window and the focus come too. */
  isCalled: boolean;
  onPractice: () => void;
}

/**
 * A round that was played takes the place of the stage: the result as a scoreboard, the reward or the next chance, and
 * what can be sent.
 */
export function RoundResult({ result, plays, next, isCalled, onPractice }: Props) {
  const text = useText();
  const isWon = result.state === 'won';
  const practice = (
    <Button wide look={isWon ? 'quiet' : undefined} onClick={onPractice}>
      {text('games.page.practice.go')}
    </Button>
  );
  return (
    <section className={styles.result} aria-labelledby="game-round">
      <Poster result={result} isCalled={isCalled} />
      <div className={styles.beside}>
        <OwnResult result={result} plays={plays} />
        {plays.error ? <Failure error={plays.error} /> : null}
        {isWon || !next ? null : (
          <NextRoundClock opensAt={next.opensAt}>
            <p className={games.kicker}>{text('games.page.round.next', { title: next.title })}</p>
          </NextRoundClock>
        )}
        <div className={games.actions}>
          {isWon ? null : practice}
          <ResultShare label={result.title} kicks={result.kicks} round={result.slug} />
          {isWon ? practice : null}
        </div>
        <RoundConditions isMarked />
      </div>
    </section>
  );
}

function Poster({ result, isCalled }: Pick<Props, 'result' | 'isCalled'>) {
  const text = useText();
  const shirt = useShirt();
  const heading = useRef<HTMLHeadingElement>(null);
  const isWon = result.state === 'won';
  const isTaken = result.reward !== null;
  /** The player lifts the cup, and the score stands on the grass beside him. */
  const isCup = isWon && !isTaken;
  const score = <Scoreboard kicks={result.kicks} look="poster" />;
  const pose = isWon ? 'joy' : 'sorrow';
  const missing = penaltyPlay.goalsToWin - goalsOf(result.kicks);
  useEffect(() => {
    if (!isCalled) return;
    heading.current?.scrollIntoView?.({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isCalled]);
  return (
    <div
      className={`${night.night} ${styles.poster}`}
      data-hero={team.looks.hero}
      data-won={isWon}
      data-taken={isTaken}
      data-mood={pose}
    >
      <ResultScene view={isCup ? 'won' : 'poster'} isWon={isWon} />
      <div className={styles.words}>
        <p className={styles.kicker}>{result.title}</p>
        <h2 id="game-round" ref={heading} className={styles.won} tabIndex={-1}>
          {isWon ? text('games.page.said.won') : text('games.page.result.missing', { missing })}
        </h2>
        {isCup ? null : score}
      </div>
      {isCup ? <div className={styles.score}>{score}</div> : null}
      {isTaken ? null : (
        <div className={styles.hero} data-pose={pose} aria-hidden="true">
          <DressedPlayer shirt={shirt} hasCup={isWon} />
        </div>
      )}
    </div>
  );
}
