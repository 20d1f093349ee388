import type { KeptAnswers } from '../../../shared/answers.ts';
import type { FormLang } from '../../../shared/further-language.ts';
import { walk } from '../../../shared/json-values.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { FileName } from '../../../shared/uploads.ts';
import { problem } from '../../errors/problem.ts';
import type { Caller } from '../budgets/caller.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { claimUploads, findClaimable, type Taker, type UploadOwner } from './upload.repository.ts';
import { fileFault } from './upload-field.ts';

/** A form that names files, and who sends it. */
export interface SentFiles {
  form: string;
  /** Valid by the form. */
  body: unknown;
  team: TeamId;
  lang: FormLang;
  owners: readonly UploadOwner[];
}

/** The names under which files can belong to a caller. */
export function ownersOf({ userId, guestId }: Pick<Caller, 'userId' | 'guestId'>): UploadOwner[] {
  return [...(userId ? [`user:${userId}` as const] : []), ...(guestId ? [`guest:${guestId}` as const] : [])];
}

/** The files that a form names, by field. */
function namedFiles({ definitions }: Pick<AppDeps, 'definitions'>, { form, body }: SentFiles) {
  return definitions.uploads(form).flatMap((field) => {
    const ids: unknown = walk(body, field.path);
    return Array.isArray(ids) && ids.length > 0 ? [{ field, ids: ids.map(String) }] : [];
  });
}

/** What would be refused of a form's files if it were sent now; nothing is taken. */
export async function uploadFaults(deps: AppDeps, sent: SentFiles) {
  const now = deps.clock();
  const found = namedFiles(deps, sent).map(async ({ field: { pointer: field }, ids }) => {
    const free = await findClaimable(deps.db, { ...sent, field, ids, now });
    return free.length === ids.length ? [] : [fileFault(deps, { ...sent, field }, 'uploadGone')];
  });
  return (await Promise.all(found)).flat();
}

/** The files that a record took: by field in the order they were named, and the ids for the mail to the service. */
export interface TakenFiles {
  byField: ReadonlyMap<string, FileName[]>;
  ids: readonly string[];
}

/**
 * Takes the files of a form for its record, in the record's transaction: each is the sender's own, was sent for this
 * field, and is taken once. Files of a field that is not kept go as soon as files that no record takes.
 * @throws Problem 1100 with the sentence at the field
 */
export async function claimFiles(
  tx: Queryable,
  deps: AppDeps,
  sent: SentFiles,
  record: Pick<Taker, 'submissionId' | 'messageId'>,
): Promise<TakenFiles> {
  const now = deps.clock();
  const soon = new Date(now.getTime() + deps.config.uploads.waitHours * 3_600_000);
  const byField = new Map<string, FileName[]>();
  for (const { field, ids } of namedFiles(deps, sent)) {
    const taker: Taker = field.isKept ? { ...record, expiresAt: null } : { expiresAt: soon };
    const taken = await claimUploads(tx, { ...sent, field: field.pointer, ids, now }, taker);
    if (taken.length !== ids.length)
      throw problem(1100, { errors: [fileFault(deps, { ...sent, field: field.pointer }, 'uploadGone')] });
    byField.set(
      field.pointer,
      ids.flatMap((id) => taken.find((file) => file.id === id) ?? []),
    );
  }
  return { byField, ids: [...byField.values()].flat().map(({ id }) => id) };
}

/** Kept answers that name the files and not only their ids. */
export function withFiles(kept: KeptAnswers, form: string, { byField }: TakenFiles): KeptAnswers {
  const own = kept[form];
  if (own === undefined) return kept;
  const values = Object.entries(own.values).map(([pointer, value]) => [
    pointer,
    byField.get(pointer) ?? value,
  ]);
  return { ...kept, [form]: { ...own, values: Object.fromEntries(values) } };
}
