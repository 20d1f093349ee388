import { useMemo, useState } from 'react';
import type { GameResult } from '../../../shared/api/games.ts';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import { decidedByServer, practiceWith } from './decide-kick.ts';
import { PenaltyMatch } from './penalty-match.tsx';
import { useShirt } from './use-shirt.ts';

/** As often as one likes, for nothing. */
export function PracticeMatch({ keeper }: { keeper: KeeperId }) {
  const text = useText();
  const shirt = useShirt();
  const [nth, setNth] = useState(0);
  const decide = useMemo(() => practiceWith(keeper), [keeper]);
  return (
    <PenaltyMatch
      key={`${keeper} ${nth}`}
      label={text('games.page.practice.label', { keeper: text(`games.page.keeper.${keeper}`) })}
      decide={decide}
      before={[]}
      shirt={shirt}
      afterwards={
        <Button wide look="secondary" onClick={() => setNth(nth + 1)}>
          {text('games.page.practice.again')}
        </Button>
      }
    />
  );
}

interface RoundProps {
  play: GameResult;
  onOver: () => void;
  onPractice: () => void;
}

/** The one play of a round. */
export function RoundMatch({ play, onOver, onPractice }: RoundProps) {
  const text = useText();
  const shirt = useShirt();
  const decide = useMemo(() => decidedByServer(play), [play]);
  return (
    <PenaltyMatch
      label={play.title}
      decide={decide}
      before={play.kicks}
      shirt={shirt}
      onOver={onOver}
      afterwards={
        <Button wide look="secondary" onClick={onPractice}>
          {text('games.page.practice.go')}
        </Button>
      }
    />
  );
}
