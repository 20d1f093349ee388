import { Suspense } from 'react';
import type { GameResult, GameRound } from '../../../shared/api/games.ts';
import { PLAY_MINUTES, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { Card } from '../../components/card.tsx';
import { Failure } from '../../components/failure.tsx';
import { useText } from '../../lib/text.ts';
import styles from './games.module.css';
import { OwnResult, ResultShare } from './later-parts.ts';
import { type NextRound, NoRound } from './no-round.tsx';
import { BeginRound } from './round-begin.tsx';
import { FoldedTerms, RoundConditions, RoundEnd, RoundPrizes } from './round-terms.tsx';
import type { OwnPlays } from './use-play.ts';

interface Props {
  round: GameRound | null;
  next: NextRound;
  plays: OwnPlays;
  /** Whether its play is on the stage. */
  isPlaying: boolean;
  /** The match beside it has the page's one strong button. */
  isActing: boolean;
  onPlay: (result: GameResult) => void;
}

/** The round that runs: the one play that each customer has, what can be won, and until when. */
export function RoundPanel({ round, next, plays, isPlaying, isActing, onPlay }: Props) {
  const text = useText();
  if (!round) return <NoRound next={next} />;
  const own = plays.results?.find(({ roundId }) => roundId === round.id);
  const isOver = own !== undefined && own.state !== 'playing';
  // The stage says the rest.
  if (isPlaying && !isOver && !plays.error)
    return (
      <section aria-label={round.title}>
        <FoldedTerms round={round} />
      </section>
    );
  return (
    <Card as="section" labelledBy="game-round" tone="tint">
      <div className={styles.round}>
        <p className={styles.kicker}>{text('games.page.round.promotion')}</p>
        <h2 id="game-round" className={styles.title} tabIndex={-1}>
          {round.title}
        </h2>
        {isOver ? (
          <Suspense>
            <OwnResult result={own} plays={plays} />
            {isPlaying || own.kicks.length < penaltyPlay.kicks ? null : (
              <ResultShare label={own.title} kicks={own.kicks} round={own.slug} />
            )}
          </Suspense>
        ) : isPlaying ? (
          <FoldedTerms round={round} />
        ) : (
          <>
            <RoundPrizes round={round} />
            <RoundEnd round={round} />
            {plays.isCustomer && !own && !round.hasRewards ? (
              <p>{text('games.page.round.empty')}</p>
            ) : (
              <>
                <BeginRound round={round} own={own} plays={plays} isActing={isActing} onPlay={onPlay} />
                <p className={styles.note}>{text('games.page.round.once', { minutes: PLAY_MINUTES })}</p>
              </>
            )}
          </>
        )}
        {plays.error ? <Failure error={plays.error} /> : null}
        <RoundConditions />
      </div>
    </Card>
  );
}
