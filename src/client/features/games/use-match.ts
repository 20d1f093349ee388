import { useState } from 'react';
import type { Aim } from '../../../shared/games/penalty-aim.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { type ApiError, asApiError } from '../../lib/api-error.ts';

/** Decides a kick: here for practice, on the server for a reward. */
export type Decide = (before: readonly Kick[], aim: Aim) => Promise<Kick>;

/** What the stage shows: the kick, how many kicks are known with it, and whether it has landed. */
interface Shown {
  index: number;
  isLanded: boolean;
  isReplay: boolean;
}

export interface Match {
  /** Those that have landed; in a replay those that it has shown. */
  kicks: readonly Kick[];
  shown: Kick | undefined;
  isLanded: boolean;
  isOver: boolean;
  isReplay: boolean;
  /** What became of a kick is shown, and another one can follow. */
  isKicked: boolean;
  error: ApiError | undefined;
  /** The next kick is being aimed: the ball lies on its spot again. */
  aim: () => void;
  /** Undefined while a kick is on its way, and after the last one. */
  shoot: ((aim: Aim) => void) | undefined;
  landed: () => void;
  replay: () => void;
}

const BETWEEN = 1100;

/** Five kicks, one after the other. */
export function useMatch(decide: Decide, before: readonly Kick[]): Match {
  const [all, setAll] = useState(before);
  const [shown, setShown] = useState<Shown>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [aimedAfter, setAimedAfter] = useState<number>();
  const count = shown ? shown.index + (shown.isLanded ? 1 : 0) : all.length;
  const isReplay = shown?.isReplay ?? false;
  const isOver = all.length === penaltyPlay.kicks && (shown?.isLanded ?? true);

  const shoot = (aim: Aim) => {
    setBusy(true);
    setError(undefined);
    decide(all, aim)
      .then((kick) => {
        setAll([...all, kick]);
        setShown({ index: all.length, isLanded: false, isReplay: false });
      })
      .catch((reason: unknown) => {
        setError(asApiError(reason));
        setBusy(false);
      });
  };
  const landed = () => {
    setBusy(false);
    setShown((now) => now && { ...now, isLanded: true });
    if (!shown?.isReplay || shown.index + 1 >= all.length) return;
    setTimeout(() => setShown({ index: shown.index + 1, isLanded: false, isReplay: true }), BETWEEN);
  };
  const mayShoot = !busy && !isReplay && all.length < penaltyPlay.kicks;
  const onStage = shown && (isReplay || shown.index !== aimedAfter) ? all[shown.index] : undefined;
  return {
    kicks: all.slice(0, count),
    shown: onStage,
    isLanded: shown?.isLanded ?? false,
    isOver,
    isReplay: isReplay && !(count === all.length && isOver),
    isKicked: mayShoot && onStage !== undefined,
    error,
    aim: () => setAimedAfter(mayShoot ? shown?.index : aimedAfter),
    shoot: mayShoot ? shoot : undefined,
    landed,
    replay: () => setShown({ index: 0, isLanded: false, isReplay: true }),
  };
}
