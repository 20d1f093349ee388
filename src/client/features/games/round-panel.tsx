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
import { type NextRound, NoRound } from './no-round.tsx';
import { OwnResult } from './own-result.tsx';
import { ResultShare } from './result-share.tsx';
import tickets from './reward.module.css';
import { RewardFace } from './reward-face.tsx';
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
  return (
    <Card as="section" labelledBy="game-round" tone="tint">
      <div className={styles.round}>
        <p className={styles.kicker}>{text('games.page.round.promotion')}</p>
        <h2 id="game-round" className={styles.title} tabIndex={-1}>
          {round.title}
        </h2>
        {own && own.state !== 'playing' ? (
          <>
            <OwnResult result={own} plays={plays} />
            {isPlaying || own.kicks.length < penaltyPlay.kicks ? null : (
              <ResultShare label={own.title} kicks={own.kicks} round={own.slug} />
            )}
          </>
        ) : (
          <>
            <ul className={tickets.list}>
              {round.rewards.map((reward) => (
                <li key={reward.id} className={tickets.reward}>
                  <RewardFace reward={reward} />
                  {reward.label}
                </li>
              ))}
            </ul>
            <p>{text('games.page.round.rule')}</p>
            {isPlaying ? <p>{round.text}</p> : null}
            <div className={styles.countdown}>
              <p className={styles.kicker}>{text('games.page.round.ends')}</p>
              <Countdown until={Date.parse(round.closesAt)} />
            </div>
            <Begin
              round={round}
              own={own}
              plays={plays}
              isPlaying={isPlaying}
              isActing={isActing}
              onPlay={onPlay}
            />
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

type BeginProps = Pick<Props, 'plays' | 'isPlaying' | 'isActing' | 'onPlay'> & {
  round: GameRound;
  own: GameResult | undefined;
};

function Begin({ round, own, plays, isPlaying, isActing, onPlay }: BeginProps) {
  const text = useText();
  const location = useLocation();
  if (!plays.isCustomer) {
    return (
      <ButtonLink to="/auth/login" state={{ from: location }} look={isActing ? 'secondary' : undefined} wide>
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
      <Button
        wide
        look={isActing ? 'secondary' : undefined}
        busy={plays.busy || plays.results === undefined}
        onClick={() => void begin()}
      >
        {text(own ? 'games.page.round.goOn' : 'games.page.round.begin')}
      </Button>
      <p className={styles.note}>{text('games.page.round.once', { minutes: PLAY_MINUTES })}</p>
    </>
  );
}
