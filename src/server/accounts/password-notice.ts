import type { Lang } from '../../shared/form-script.ts';
import type { TeamId } from '../../shared/teams.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { enqueue } from '../ports/outbox/outbox.ts';

interface PasswordNotice {
  team: TeamId;
  lang: Lang;
  to: string;
  /** Which devices have to log in again. */
  devices: 'all' | 'others';
}

/** The owner learns of a new password even if somebody else holds the phone. */
export function enqueuePasswordNotice(tx: Queryable, deps: AppDeps, notice: PasswordNotice): Promise<void> {
  const { team, lang, to, devices } = notice;
  const word = (part: string) =>
    deps.words.text(lang, `outbox.passwordChanged.${part}`, { brand: deps.teams[team].name, devices });
  const [subject, text] = [word('subject'), word('text')];
  const now = deps.clock();
  return enqueue(tx, { now, team, lang, channel: 'email', to, template: 'password-changed', subject, text });
}
