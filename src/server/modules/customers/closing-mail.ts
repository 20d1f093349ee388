import type { Kept } from '../../../shared/closing.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import type { OpenAccount } from './closing.repository.ts';

/** The last mail: what went, what is kept and until when. It goes to the address before that is forgotten. */
export async function enqueueClosingMail(
  tx: Queryable,
  deps: AppDeps,
  { team, lang, email: to }: OpenAccount,
  kept: readonly Kept[],
): Promise<void> {
  const lines = kept.map(({ kind, until }) =>
    deps.words.text(lang, `outbox.accountClosed.${kind}`, { until: germanDay(until) }),
  );
  const rest = lines.length > 0 ? lines.join('\n') : deps.words.text(lang, 'outbox.accountClosed.nothing');
  const service = deps.teams[team].email;
  await enqueueMail(tx, deps, { team, lang, to, name: 'accountClosed', values: { rest, service } });
}
