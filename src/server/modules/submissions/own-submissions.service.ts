import type { SubmissionView } from '../../../shared/api/submissions.ts';
import type { Lang } from '../../../shared/language.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { viewAnswers } from '../../infra/forms/answers.service.ts';
import { findSubmissions } from './submission.repository.ts';

/** The account shows the newest; the export of a person's data has all. */
const SHOWN = 50;

/** What a customer has sent by pages of data, in the words of the version that asked. */
export async function ownSubmissions(deps: AppDeps, userId: string, lang: Lang): Promise<SubmissionView[]> {
  const found = await findSubmissions(deps.db, userId, SHOWN);
  return Promise.all(
    found.map(async ({ id, form, version, answers, createdAt, expiresAt }) => ({
      id,
      form,
      title: await deps.definitions.pageTitle({ id: form, version, lang }),
      sentAt: createdAt.toISOString(),
      keptUntil: expiresAt.toISOString(),
      answers: await viewAnswers(deps, answers, lang),
    })),
  );
}
