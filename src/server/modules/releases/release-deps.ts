import type { Proof, Verdict } from '../../../definitions/cli/prove.ts';
import type { AppDeps } from '../../infra/deps.ts';

/** What steps with releases work with. */
export interface ReleaseDeps extends Pick<AppDeps, 'db' | 'clock'> {
  /** Judges files before they may be published. */
  prove: (proof: Proof) => Promise<Verdict>;
}

/** Who does a step, as it stands in the log. */
export interface Actor {
  /** The id of a person of the staff, or what acts by itself: `schedule`, `deployment`. */
  by: string;
  note?: string | undefined;
}
