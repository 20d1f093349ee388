import type { ItemisedChoice } from '../../../shared/itemised.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { findReader } from '../customers/user.repository.ts';
import type { ItemisedRow } from './itemised-line.repository.ts';

/** Tells the customer what is stored of the connections of a line from now on. */
export async function tellChosen(
  tx: Queryable,
  deps: AppDeps,
  userId: string,
  { line, choice }: { line: Pick<ItemisedRow, 'contractId' | 'msisdn' | 'lineName'>; choice: ItemisedChoice },
): Promise<void> {
  const reader = await findReader(tx, userId);
  if (!reader) return;
  const { team, lang, email: to, name } = reader;
  const values = { name, msisdn: lineInWords(line), contractId: line.contractId, choice };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'itemisedChosen', values });
}
