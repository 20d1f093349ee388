import { useLocation } from 'react-router-dom';
import type { GameResult, GameRound } from '../../../shared/api/games.ts';
import { PLAY_MINUTES, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { Failure } from '../../components/failure.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import styles from './games.module.css';
import { OwnResult } from './own-result.tsx';
import { ResultShare } from './result-share.tsx';
import { RewardLine } from './reward-line.tsx';
import type { OwnPlays } from './use-play.ts';

interface Props {
  round: GameRound | null;
  next: { title: string; opensAt: string } | null;
  plays: OwnPlays;
  /** Whether its play is on the stage. */
  isPlaying: boolean;
  onPlay: (result: GameResult) => void;
}

/** The round that runs: what can be won, until when, and the one play that each customer has. */
export function RoundPanel({ round, next, plays, isPlaying, onPlay }: Props) {
  const text = useText();
  if (!round) return <NoRound next={next} />;
  const own = plays.results?.find(({ roundId }) => roundId === round.id);
  return (
    <Card as="section" labelledBy="game-round" tone="tint">
      <div className={styles.round}>
        <p className={styles.kicker}>{text('games.page.round.promotion')}</p>
        <h2 id="game-round" className={styles.title} tabIndex={-1}>
          {round.title}
        </h2>
        <p>{round.text}</p>
        {own && own.state !== 'playing' ? (
          <>
            <OwnResult result={own} plays={plays} />
            {isPlaying || own.kicks.length < penaltyPlay.kicks ? null : (
              <ResultShare label={own.title} kicks={own.kicks} round={own.slug} />
            )}
          </>
        ) : (
          <>
            <p>{text('games.page.round.rule')}</p>
            <ul className={styles.rewards}>
              {round.rewards.map((reward) => (
                <RewardLine key={reward.id} reward={reward} />
              ))}
            </ul>
            <div className={styles.countdown}>
              <Countdown until={Date.parse(round.closesAt)} />
            </div>
            <Begin round={round} own={own} plays={plays} isPlaying={isPlaying} onPlay={onPlay} />
          </>
        )}
        {plays.error ? <Failure error={plays.error} /> : null}
        <p className={styles.note}>
          {text('games.page.round.conditions')}{' '}
          <Link to="/information/giveaway-terms">{text('games.page.round.terms')}</Link>
        </p>
      </div>
    </Card>
  );
}

type BeginProps = Pick<Props, 'plays' | 'isPlaying' | 'onPlay'> & {
  round: GameRound;
  own: GameResult | undefined;
};

function Begin({ round, own, plays, isPlaying, onPlay }: BeginProps) {
  const text = useText();
  const location = useLocation();
  if (!plays.isCustomer) {
    return (
      <ButtonLink to="/auth/login" state={{ from: location }} wide>
        {text('games.page.round.login')}
      </ButtonLink>
    );
  }
  if (isPlaying) return <p>{text('games.page.round.playing')}</p>;
  if (!own && !round.hasRewards) return <p>{text('games.page.round.empty')}</p>;
  const begin = async () => {
    const play = own ?? (await plays.begin(round));
    if (play) onPlay(play);
  };
  return (
    <>
      <Button wide busy={plays.busy || plays.results === undefined} onClick={() => void begin()}>
        {text(own ? 'games.page.round.goOn' : 'games.page.round.begin')}
      </Button>
      <p className={styles.note}>{text('games.page.round.once', { minutes: PLAY_MINUTES })}</p>
    </>
  );
}

function NoRound({ next }: Pick<Props, 'next'>) {
  const text = useText();
  return (
    <Card as="section" labelledBy="game-round" tone="tint">
      <div className={styles.round}>
        <h2 id="game-round" className={styles.title}>
          {text('games.page.round.none')}
        </h2>
        <p>{text(next ? 'games.page.round.next' : 'games.page.round.later', { title: next?.title ?? '' })}</p>
        {next ? (
          <div className={styles.countdown}>
            <Countdown until={Date.parse(next.opensAt)} />
          </div>
        ) : null}
      </div>
    </Card>
  );
}
