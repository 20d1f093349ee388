import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { FormLang } from '../../../shared/further-language.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { mayWriteTo, spendOnForm } from '../../infra/mail/public-form.ts';
import { claimFiles, ownersOf, withFiles } from '../../infra/uploads/claim-uploads.service.ts';
import { supportMessage } from './support.contract.ts';
import { insertMessage } from './support.repository.ts';

interface Sender {
  team: TeamId;
  lang: Lang;
  /** The language of the form's own sentences. */
  formLang: FormLang;
  userId: string | null;
  caller: Caller;
}

/**
 * Stores a message, passes it to the service and confirms it. The confirmation does not contain the message, because
 * its address may belong to another person.
 * @param alongside what else happens in the transaction @returns its id
 */
export async function takeMessage(
  deps: AppDeps,
  sender: Sender,
  body: FormBody<'support/message'>,
  alongside?: (tx: Queryable) => Promise<void>,
) {
  const { team, lang, formLang, userId, caller } = sender;
  const id = deps.random.id();
  const form = readForm(supportMessage, body);
  const { name, email, subject, message } = form;
  const definitionVersion = deps.definitions.versions()['support/message'] ?? '';
  await deps.db.transaction(async (tx) => {
    const sent = { form: 'support/message', body, team, lang: formLang, owners: ownersOf(caller) };
    const files = await claimFiles(tx, deps, sent, { messageId: id });
    const kept = withFiles(answersOf(deps, { 'support/message': body }), 'support/message', files);
    const answers = answersColumn(kept);
    // The service reads every answer, also to what only the form knows.
    const whole = [message, ...(await answerLines(deps, kept))].join('\n');
    await insertMessage(tx, { id, team, lang, userId, form, answers, definitionVersion, now: deps.clock() });
    if (await mayWriteTo(tx, deps, email))
      await enqueueMail(tx, deps, { team, lang, to: email, name: 'supportReceived', values: { name } });
    const values = { name, email, subject, message: whole, lang };
    const mail = { name: 'supportMessage', values, files: files.ids } as const;
    await enqueueMail(tx, deps, { team, lang: 'de', ...mail });
    await spendOnForm(tx, deps, caller);
    await alongside?.(tx);
  });
  return id;
}
