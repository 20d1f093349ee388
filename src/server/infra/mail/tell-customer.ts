import { isChosen, noticeOf, type Way } from '../../../shared/notices.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { chosenWays } from '../notices/chosen-ways.ts';
import { keepNotice } from './keep-notice.ts';
import type { CustomerLetter } from './letter.ts';
import { postMail, postSms } from './post-letter.ts';

/** The addresses and phones that a letter goes to. */
interface Receivers {
  mails: readonly string[];
  phones: readonly string[];
}

/** Keeps a letter in the message centre of its customer, and sends it the ways that it has. */
export async function tellCustomer(tx: Queryable, deps: AppDeps, letter: CustomerLetter): Promise<void> {
  const { mails, phones } = await receiversOf(tx, deps, letter);
  for (const to of mails) await postMail(tx, deps, letter, to);
  for (const to of phones) await postSms(tx, deps, letter, { to });
  const sentBy: Way[] = [
    ...(mails.length > 0 ? ['email' as const] : []),
    ...(phones.length > 0 ? ['sms' as const] : []),
  ];
  await keepNotice(tx, deps, letter, sentBy);
}

async function receiversOf(tx: Queryable, deps: AppDeps, letter: CustomerLetter): Promise<Receivers> {
  const { to, alsoTo = [], phones = [], userId, name } = letter;
  const addresses = [...new Set([to, ...alsoTo])];
  const notice = noticeOf(name);
  if (!isChosen(notice)) return { mails: notice.always.includes('email') ? addresses : [], phones };
  const chosen = await chosenWays(tx, deps, userId, notice.group);
  const own = chosen?.phone ? [chosen.phone] : [];
  const smsTo = chosen?.ways.includes('sms') ? (phones.length > 0 ? phones : own) : [];
  // The phone gets no SMS any more: a mail is better than nothing. Near to advertising, each way needs its own consent.
  const isLost = chosen?.ways.includes('sms') && smsTo.length === 0 && notice.group !== 'fun';
  return { mails: chosen?.ways.includes('email') || isLost ? addresses : [], phones: smsTo };
}
