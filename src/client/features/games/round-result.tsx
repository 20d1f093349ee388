import { team } from 'virtual:team';
import { useEffect, useRef } from 'react';
import type { GameResult } from '../../../shared/api/games.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Link } from '../../components/link.tsx';
import night from '../../components/night.module.css';
import { useText } from '../../lib/text.ts';
import { DressedPlayer } from './dressed-player.tsx';
import games from './games.module.css';
import { OwnResult } from './own-result.tsx';
import { ResultScene } from './result-scene.tsx';
import { ResultShare } from './result-share.tsx';
import styles from './round-result.module.css';
import { Scoreboard } from './scoreboard.tsx';
import type { OwnPlays } from './use-play.ts';
import { useShirt } from './use-shirt.ts';

interface Props {
  /** A play that is won. */
  result: GameResult;
  plays: OwnPlays;
  /** A press on the stage has led here: the window and the focus come too. */
  isCalled: boolean;
  onPractice: () => void;
}

/** A won round takes the place of the stage: the result as a scoreboard, the reward, and what can be sent. */
export function RoundResult({ result, plays, isCalled, onPractice }: Props) {
  const text = useText();
  return (
    <section className={styles.result} aria-labelledby="game-round">
      <Poster result={result} isCalled={isCalled} />
      <div className={styles.beside}>
        <OwnResult result={result} plays={plays} />
        {plays.error ? <Failure error={plays.error} /> : null}
        <div className={games.actions}>
          <ResultShare label={result.title} kicks={result.kicks} round={result.slug} />
          <Button wide look="quiet" onClick={onPractice}>
            {text('games.page.practice.go')}
          </Button>
        </div>
        <p className={games.note}>
          {text('games.page.round.promotion')}. {text('games.page.round.conditions')}{' '}
          <Link to="/information/giveaway-terms">{text('games.page.round.terms')}</Link>
        </p>
      </div>
    </section>
  );
}

function Poster({ result, isCalled }: Pick<Props, 'result' | 'isCalled'>) {
  const text = useText();
  const shirt = useShirt();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isCalled) return;
    heading.current?.scrollIntoView?.({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isCalled]);
  return (
    <div className={`${night.night} ${styles.poster}`} data-hero={team.looks.hero}>
      <ResultScene view="poster" />
      <div className={styles.words}>
        <p className={styles.kicker}>{result.title}</p>
        <h2 id="game-round" ref={heading} className={styles.won} tabIndex={-1}>
          {text('games.page.said.won')}
        </h2>
        <Scoreboard kicks={result.kicks} look="poster" />
      </div>
      <div className={styles.hero} data-pose="joy" aria-hidden="true">
        <DressedPlayer shirt={shirt} hasCup />
      </div>
    </div>
  );
}
