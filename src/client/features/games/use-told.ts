import { useEffect, useRef } from 'react';
import { showStage } from './show-stage.ts';
import type { Match } from './use-match.ts';

/**
 * Where a press is answered far from it, the window goes to the stage. The focus goes to what is said under it where the
 * pressed button goes away: the one that begins a play, the last kick by choice, the replay.
 */
export function useTold({ shown, isOver }: Match, isCalled: boolean) {
  const view = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const isByChoice = useRef(false);
  const tell = () => told.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (shown || isCalled) showStage(view.current);
  }, [shown, isCalled]);
  useEffect(() => {
    if (!isCalled && !(isOver && isByChoice.current)) return;
    told.current?.focus({ preventScroll: true });
    showStage(view.current);
  }, [isCalled, isOver]);
  const byChoice = (shoot: Match['shoot']): Match['shoot'] =>
    shoot &&
    ((aim) => {
      isByChoice.current = true;
      shoot(aim);
    });
  return { view, told, tell, byChoice };
}
