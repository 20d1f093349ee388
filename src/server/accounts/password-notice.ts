import type { Lang } from '../../shared/form-script.ts';
import type { TeamId } from '../../shared/teams.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { enqueueLetter } from '../letter.ts';

interface PasswordNotice {
  team: TeamId;
  lang: Lang;
  to: string;
  /** Which devices have to log in again. */
  devices: 'all' | 'others';
}

/** The owner learns of a new password even if somebody else holds the phone. */
export function enqueuePasswordNotice(tx: Queryable, deps: AppDeps, notice: PasswordNotice): Promise<void> {
  const { devices, ...reader } = notice;
  return enqueueLetter(tx, deps, { ...reader, name: 'passwordChanged', values: { devices } });
}
