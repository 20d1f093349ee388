import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { daysAfter } from '../../../shared/durations.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { contactsSince } from '../customers/recent-contacts.repository.ts';
import { findReader } from '../customers/user.repository.ts';
import type { OpenReplacement } from './replacement.repository.ts';

interface Notice extends Pick<OpenReplacement, 'kind' | 'priceCents'> {
  userId: string;
  contractId: string;
  msisdn: string;
  /** Of the link that cancels it. */
  token: string;
  dueAt: Date;
}

/** The value of a mail: its amount, or `none`. */
export function priceInWords({ priceCents }: Pick<OpenReplacement, 'priceCents'>): string {
  return priceCents > 0 ? formatCents(priceCents) : 'none';
}

/**
 * Tells a proved replacement to every address and phone that the customer has or had lately, and to the SIM that it
 * replaces: who has not asked for it cancels it there.
 */
export async function noticesOf(tx: Queryable, deps: AppDeps, notice: Notice): Promise<void> {
  const { userId, contractId, msisdn, token, dueAt, kind } = notice;
  const now = deps.clock();
  const reader = await findReader(tx, userId);
  const contacts = await contactsSince(tx, userId, daysAfter(now, -deps.config.simContactDays));
  if (!reader || !contacts) return;
  const { team, lang } = reader;
  const { day, time } = berlinMoment(dueAt);
  const price = priceInWords(notice);
  const when = { day, moment: time.slice(0, 5) };
  const values = { token, contractId, kind, price, msisdn: formatPhone(msisdn), ...when };
  const all = [contacts, ...contacts.before];
  await enqueueMail(tx, deps, {
    team,
    lang,
    userId,
    to: contacts.email,
    alsoTo: all.map(({ email }) => email),
    phones: [...new Set([msisdn, ...all.map(({ phone }) => phone)])],
    name: 'simReplacementProved',
    values,
    expiresAt: dueAt,
  });
}
