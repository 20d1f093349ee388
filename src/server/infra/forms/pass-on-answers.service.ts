import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

/** The record that the answers are kept with, as the service finds it. */
interface AnsweredRecord {
  team: TeamId;
  kind: 'account' | 'order' | 'cancellation' | 'withdrawal' | 'tariffChange';
  number: string;
}

/**
 * Sends the service what no code reads, where no other mail of the record carries it. Without answers nothing is sent.
 * @param lines of `answerLines`: made beside `answersOf`, because the words of an older version are read outside of `tx`
 */
export async function passOnAnswers(
  tx: Queryable,
  deps: AppDeps,
  { team, kind, number }: AnsweredRecord,
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  const values = { kind, number, message: lines.join('\n') };
  await enqueueMail(tx, deps, { team, lang: 'de', name: 'furtherAnswers', values });
}
