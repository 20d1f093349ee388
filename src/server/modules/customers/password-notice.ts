import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';

interface PasswordNotice {
  team: TeamId;
  lang: Lang;
  userId: string;
  to: string;
  /** The devices that must log in again. */
  devices: 'all' | 'others';
}

/** Tells the owner about a new password, in case another person has the phone. */
export function enqueuePasswordNotice(tx: Queryable, deps: AppDeps, notice: PasswordNotice): Promise<void> {
  const { devices, ...reader } = notice;
  return enqueueMail(tx, deps, { ...reader, name: 'passwordChanged', values: { devices } });
}
