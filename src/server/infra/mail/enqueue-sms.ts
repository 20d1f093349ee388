import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { keepNotice } from './keep-notice.ts';
import type { CustomerLetter } from './letter.ts';
import { postSms } from './post-letter.ts';

type Sms = Pick<CustomerLetter, 'team' | 'lang' | 'name' | 'userId' | 'to' | 'values'>;

/** Writes a notice that comes by SMS alone, in the words `outbox.<name>.<part>`, and keeps it in the message centre. */
export async function enqueueSms(tx: Queryable, deps: AppDeps, sms: Sms, part: string): Promise<void> {
  await postSms(tx, deps, sms, { to: sms.to, part });
  await keepNotice(tx, deps, sms, ['sms'], part);
}
