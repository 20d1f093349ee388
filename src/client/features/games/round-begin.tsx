import { useLocation } from 'react-router-dom';
import type { GameResult, GameRound } from '../../../shared/api/games.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import type { OwnPlays } from './use-play.ts';

interface Props {
  round: GameRound;
  /** The customer's play of this round, where it has begun. */
  own: GameResult | undefined;
  plays: OwnPlays;
  /** The match beside it has the page's one strong button. */
  isActing?: boolean;
  onPlay: (result: GameResult) => void;
}

/** The button that begins the customer's play of a round, or goes on with it; for a guest the way to the login. */
export function BeginRound({ round, own, plays, isActing = false, onPlay }: Props) {
  const text = useText();
  const location = useLocation();
  const look = isActing ? 'secondary' : undefined;
  if (!plays.isCustomer) {
    return (
      <ButtonLink to="/auth/login" state={{ from: location }} look={look} wide>
        {text('games.page.round.login')}
      </ButtonLink>
    );
  }
  const begin = async () => {
    const play = own ?? (await plays.begin(round));
    if (play) onPlay(play);
  };
  return (
    <Button wide look={look} busy={plays.busy || plays.results === undefined} onClick={() => void begin()}>
      {text(own ? 'games.page.round.goOn' : 'games.page.round.begin')}
    </Button>
  );
}
