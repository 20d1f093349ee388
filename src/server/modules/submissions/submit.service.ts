import { daysAfter } from '../../../shared/durations.ts';
import type { FormPage } from '../../../shared/form-page.ts';
import type { FormLang } from '../../../shared/further-language.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { claimWrite } from '../../infra/idempotency/idempotency.repository.ts';
import {
  earlierResult,
  requestHashes,
  type WriteIdentity,
} from '../../infra/idempotency/idempotency.service.ts';
import { spendOnForm } from '../../infra/mail/public-form.ts';
import { claimFiles, ownersOf, withFiles } from '../../infra/uploads/claim-uploads.service.ts';
import { insertSubmission } from './submission.repository.ts';
import { enqueueSubmissionMails } from './submission-mail.ts';

/** Who sends a page's form. */
export interface Sender {
  team: TeamId;
  lang: Lang;
  /** The language of the form's own sentences. */
  formLang: FormLang;
  caller: Caller;
  idempotencyKey: string;
}

/**
 * Stores what a page of data has asked, as its entry says, and sends the mails that the entry names. The same request
 * again returns the first one's id.
 * @param body valid by the page's form @throws Problem 1106 key of another request; 429 too many
 */
export async function submit(deps: AppDeps, page: FormPage, sender: Sender, body: object): Promise<string> {
  const write = identify(deps, page, sender, body);
  const [owner = ''] = write.owners;
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const earlier = await earlierResult(tx, write);
    if (earlier) return earlier;
    const id = deps.random.id();
    const done = { owner, requestHash: write.requestHash, resultId: id };
    if (!(await claimWrite(tx, write, done, now))) return (await earlierResult(tx, write)) ?? id;
    await store(tx, deps, { id, page, sender, body, now });
    await spendOnForm(tx, deps, sender.caller);
    return id;
  });
}

interface Sent {
  id: string;
  page: FormPage;
  sender: Sender;
  body: object;
  now: Date;
}

async function store(tx: Queryable, deps: AppDeps, { id, page, sender, body, now }: Sent): Promise<void> {
  const { form, keepDays } = page;
  const { team, lang, formLang, caller } = sender;
  const userId = caller.userId ?? null;
  const definitionVersion = deps.definitions.form(form, lang)?.version ?? '';
  const sent = { form, body, team, lang: formLang, owners: ownersOf(caller) };
  const files = await claimFiles(tx, deps, sent, { submissionId: id });
  const kept = withFiles(answersOf(deps, { [form]: body }), form, files);
  const answers = answersColumn(kept);
  const expiresAt = daysAfter(now, keepDays);
  await insertSubmission(tx, { id, team, lang, userId, form, definitionVersion, answers, now, expiresAt });
  await enqueueSubmissionMails(tx, deps, {
    id,
    page,
    team,
    lang,
    userId,
    kept,
    files: files.ids,
    now,
    expiresAt,
  });
}

/** A guest who logs in meanwhile may send the same again. */
function identify(deps: AppDeps, { form }: FormPage, sender: Sender, body: object): WriteIdentity {
  const { team, caller, idempotencyKey: key } = sender;
  const user = caller.userId ? [`user:${caller.userId}`] : [];
  const guest = caller.guestId ? [`guest:${caller.guestId}`] : [];
  return {
    team,
    operation: 'submission',
    key,
    owners: [...user, ...guest],
    ...requestHashes(deps, { form, body }),
  };
}
