import { Suspense, useEffect, useMemo, useState } from 'react';
import type { GameResult } from '../../../shared/api/games.ts';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import { decidedByServer, practiceWith } from './decide-kick.ts';
import { fetchResult, ResultShare } from './later-parts.ts';
import { PenaltyMatch } from './penalty-match.tsx';
import { useShirt } from './use-shirt.ts';

/** As often as one likes, for nothing. */
interface PracticeProps {
  keeper: KeeperId;
  /** A press elsewhere on the page has led here. */
  isCalled: boolean;
  /** The server wants a pause: the board says it. */
  isPaused: boolean;
  onActing: (isActing: boolean) => void;
}

export function PracticeMatch({ keeper, isCalled, isPaused, onActing }: PracticeProps) {
  const text = useText();
  const shirt = useShirt();
  const [nth, setNth] = useState(0);
  const decide = useMemo(() => practiceWith(keeper), [keeper]);
  const label = text('games.page.practice.label', { keeper });
  return (
    <PenaltyMatch
      key={`${keeper} ${nth}`}
      label={isPaused ? text('app.failure.rateLimited') : label}
      isQuiet={isPaused}
      decide={decide}
      before={[]}
      keeper={keeper}
      shirt={shirt}
      isCalled={isCalled || nth > 0}
      onActing={onActing}
      afterwards={(kicks) => (
        <>
          <Button wide onClick={() => setNth(nth + 1)}>
            {text('games.page.practice.again')}
          </Button>
          <Suspense>
            <ResultShare label={label} kicks={kicks} />
          </Suspense>
        </>
      )}
    />
  );
}

interface RoundProps {
  play: GameResult;
  /** A ball has gone in. */
  onGoal: (goals: number) => void;
  onOver: () => void;
  onPractice: () => void;
  /** Undefined where there is no reward to choose. */
  onReward: (() => void) | undefined;
}

/** The one play of a round. */
export function RoundMatch({ play, onGoal, onOver, onPractice, onReward }: RoundProps) {
  const text = useText();
  const shirt = useShirt();
  const decide = useMemo(() => decidedByServer(play), [play]);
  useEffect(fetchResult, []);
  return (
    <PenaltyMatch
      label={play.title}
      endsAt={play.endsAt}
      decide={decide}
      before={play.kicks}
      keeper={play.keeper}
      shirt={shirt}
      isCalled
      onGoal={onGoal}
      onOver={onOver}
      afterwards={(kicks) => (
        <>
          {onReward ? (
            <Button wide onClick={onReward}>
              {text('games.page.reward.pick')}
            </Button>
          ) : null}
          <Suspense>
            <ResultShare label={play.title} kicks={kicks} round={play.slug} />
          </Suspense>
          <Button wide look="secondary" onClick={onPractice}>
            {text('games.page.practice.go')}
          </Button>
        </>
      )}
    />
  );
}
