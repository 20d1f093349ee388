import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import { aimFormId } from './aim-cards.tsx';
import type { Match } from './use-match.ts';

interface Props {
  match: Match;
  /** The button kicks what is chosen; else the ball comes back to its spot. */
  isByChoice: boolean;
  onNext: () => void;
}

/** The one clear action, in reach of the thumb. With a choice it stays the same button, so that it keeps the focus. */
export function KickBar({ match, isByChoice, onNext }: Props) {
  const text = useText();
  return (
    <ActionBar>
      <Button
        wide
        {...(isByChoice ? { type: 'submit', form: aimFormId } : { onClick: onNext })}
        waiting={!match.shoot}
      >
        {text(match.isKicked ? 'games.page.next' : 'games.page.aim.shoot')}
      </Button>
    </ActionBar>
  );
}
