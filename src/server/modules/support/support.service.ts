import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { mayWriteTo, spendOnForm } from '../../infra/mail/public-form.ts';
import { supportMessage } from './support.contract.ts';
import { insertMessage } from './support.repository.ts';

interface Sender {
  team: TeamId;
  lang: Lang;
  userId: string | null;
  caller: Caller;
}

/**
 * Stores a message, passes it to the service and confirms it. The confirmation does not contain the message, because
 * its address may belong to another person. @returns its id
 */
export async function takeMessage(deps: AppDeps, sender: Sender, body: FormBody<'support/message'>) {
  const { team, lang, userId, caller } = sender;
  const id = deps.random.id();
  const form = readForm(supportMessage, body);
  const { name, email, subject, message } = form;
  const definitionVersion = deps.definitions.versions()['support/message'] ?? '';
  const kept = answersOf(deps, { 'support/message': body });
  const answers = answersColumn(kept);
  // The service reads every answer, also to what only the form knows.
  const whole = [message, ...(await answerLines(deps, kept))].join('\n');
  await deps.db.transaction(async (tx) => {
    await insertMessage(tx, { id, team, lang, userId, form, answers, definitionVersion, now: deps.clock() });
    if (await mayWriteTo(tx, deps, email))
      await enqueueMail(tx, deps, { team, lang, to: email, name: 'supportReceived', values: { name } });
    const values = { name, email, subject, message: whole, lang };
    await enqueueMail(tx, deps, { team, lang: 'de', name: 'supportMessage', values });
    await spendOnForm(tx, deps, caller);
  });
  return id;
}
