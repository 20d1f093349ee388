import type { KeptAnswers } from '../../../shared/answers.ts';
import type { UserView } from '../../../shared/api/customers.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { FormPage } from '../../../shared/form-page.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines } from '../../infra/forms/answers.service.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { findUser } from '../customers/user.repository.ts';

/** What the mails about a submission are made from. */
export interface Submitted {
  id: string;
  page: FormPage;
  team: TeamId;
  lang: Lang;
  userId: string | null;
  kept: KeptAnswers;
  /** Ids of the files that were sent with it. */
  files: readonly string[];
  now: Date;
  expiresAt: Date;
}

/**
 * The mails that the page's entry names: to the service with the answers, and to the customer's own address without
 * them. A guest gets none: the address could be another person's.
 */
export async function enqueueSubmissionMails(tx: Queryable, deps: AppDeps, sent: Submitted): Promise<void> {
  const { mail } = sent.page;
  const user = sent.userId ? await findUser(tx, sent.userId) : undefined;
  if (mail.includes('service')) await tellService(tx, deps, sent, user);
  if (mail.includes('receipt') && user) await confirm(tx, deps, sent, user);
}

function wordsOf(deps: AppDeps, { page, now, expiresAt }: Submitted, lang: Lang) {
  const title = deps.definitions.form(page.form, lang)?.words['page.title'] ?? page.form;
  return { title, day: germanDay(berlinToday(now)), end: germanDay(berlinToday(expiresAt)) };
}

async function tellService(tx: Queryable, deps: AppDeps, sent: Submitted, user: UserView | undefined) {
  const { id, team, lang, kept, files } = sent;
  const lines = await answerLines(deps, kept);
  const values = {
    ...wordsOf(deps, sent, 'de'),
    id,
    lang,
    source: user ? 'customer' : 'guest',
    name: user ? nameOf(user) : '',
    email: user?.email ?? '',
    message: lines.join('\n'),
  };
  await enqueueMail(tx, deps, { team, lang: 'de', name: 'submissionNew', values, files });
}

async function confirm(tx: Queryable, deps: AppDeps, sent: Submitted, user: UserView) {
  const { team, lang } = sent;
  const values = { ...wordsOf(deps, sent, lang), name: nameOf(user) };
  await enqueueMail(tx, deps, {
    team,
    lang,
    userId: user.id,
    to: user.email,
    name: 'submissionReceived',
    values,
  });
}

function nameOf({ firstName, lastName }: UserView): string {
  return `${firstName} ${lastName}`;
}
