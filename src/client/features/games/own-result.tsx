import { useState } from 'react';
import type { GameResult } from '../../../shared/api/games.ts';
import { goalsOf, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { Button } from '../../components/button.tsx';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { useText } from '../../lib/text.ts';
import styles from './games.module.css';
import tickets from './reward.module.css';
import { RewardFace, useFigure } from './reward-face.tsx';
import type { OwnPlays } from './use-play.ts';
import { WonTicket } from './won-ticket.tsx';

interface Props {
  result: GameResult;
  plays: OwnPlays;
}

/** What became of the customer's play: the choice of a reward, the reward, or a word for the next time. */
export function OwnResult({ result, plays }: Props) {
  const text = useText();
  const values = { goals: goalsOf(result.kicks), kicks: penaltyPlay.kicks };
  if (result.state !== 'won') return <p>{text(`games.page.result.${result.state}`, values)}</p>;
  if (!result.reward) return <Choose result={result} plays={plays} />;
  return (
    <div className={styles.round} role="status">
      <WonTicket reward={result.reward} />
      <p>{text(`games.page.reward.${result.reward.kind}`)}</p>
    </div>
  );
}

function Choose({ result, plays }: Props) {
  const text = useText();
  const figureOf = useFigure();
  const [chosen, setChosen] = useState(result.rewards[0]?.id);
  const pick = result.rewards.find(({ id }) => id === chosen);
  return (
    <form
      className={styles.round}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) plays.claim(result, chosen);
      }}
    >
      <p className={styles.ask}>{text('games.page.reward.choose')}</p>
      <div className={tickets.pick}>
        <ChoiceCards>
          {result.rewards.map((reward) => (
            <ChoiceCard
              key={reward.id}
              type="radio"
              id={`reward-${reward.id}`}
              name="reward"
              value={reward.id}
              title={reward.label}
              picture={<RewardFace reward={reward} />}
              checked={chosen === reward.id}
              onChange={() => setChosen(reward.id)}
            />
          ))}
        </ChoiceCards>
      </div>
      <Button type="submit" wide busy={plays.busy} waiting={chosen === undefined}>
        {pick ? text('games.page.reward.take', { kind: pick.kind, figure: figureOf(pick) ?? '' }) : null}
      </Button>
    </form>
  );
}
