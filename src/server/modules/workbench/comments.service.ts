import { outlineOf } from '../../../definitions/outline.ts';
import type { CommentSaid, ThreadSettled, ThreadView } from '../../../shared/api/workbench-talk.ts';
import { openStatuses, type ReleaseStatus } from '../../../shared/states/release.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { readFiles } from '../releases/definition-file.repository.ts';
import { draftView } from '../releases/draft-files.service.ts';
import type { ReleaseDeps } from '../releases/release-deps.ts';
import { refuse } from '../releases/release-refused.ts';
import { releaseById } from '../releases/step.service.ts';
import { type Comment, commentsOf, insertComment } from './comment.repository.ts';

/** More than any change set needs. */
const MOST = 1000;

/** What was said of a change set, by field. @throws ReleaseRefused where there is none */
export async function threadsOf(db: Queryable, id: number): Promise<ThreadView[]> {
  await releaseById(db, id);
  const threads = new Map<string, Comment[]>();
  for (const comment of await commentsOf(db, id)) {
    const key = keyOf(comment);
    threads.set(key, [...(threads.get(key) ?? []), comment]);
  }
  return [...threads.values()].flatMap((comments) => {
    const [first] = comments;
    if (!first) return [];
    const entries = comments.map(({ at, form: _, pointer: __, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
    }));
    return {
      form: first.form,
      pointer: first.pointer,
      isOpen: comments.at(-1)?.event !== 'resolved',
      entries,
    };
  });
}

const keyOf = ({ form, pointer }: Pick<Comment, 'form' | 'pointer'>) => `${form}#${pointer}`;

type Deps = Pick<ReleaseDeps, 'db' | 'clock'>;

/** Says something of a field, or of a form as a whole; a thread that was closed is open again. @throws ReleaseRefused */
export async function say(
  { db, clock }: Deps,
  id: number,
  { by, form, pointer, text }: CommentSaid & { by: string },
): Promise<void> {
  const { release, files } = await draftView(db, id);
  insistOnOpen(id, release.status);
  const fields = outlineOf(await readFiles(db, files)).find((one) => one.id === form)?.fields;
  const isThere = fields !== undefined && (pointer === '' || fields.some((one) => one.pointer === pointer));
  if (!isThere) refuse(`Change set ${id} has no field ${pointer} of ${form}.`);
  if ((await commentsOf(db, id)).length >= MOST)
    refuse(`Of change set ${id} ${MOST} things were said already.`);
  const said = { form, pointer, text: text.trim(), event: 'said' } as const;
  await insertComment(db, { releaseId: id, staffId: by, at: clock(), ...said });
}

/** Closes a thread, or opens it again. Where it is so already, nothing is written. @throws ReleaseRefused */
export async function settle(
  { db, clock }: Deps,
  id: number,
  { by, form, pointer, isOpen }: ThreadSettled & { by: string },
): Promise<void> {
  insistOnOpen(id, (await releaseById(db, id)).status);
  const thread = (await threadsOf(db, id)).find((one) => one.form === form && one.pointer === pointer);
  if (!thread) return refuse(`Nothing was said of ${pointer} of ${form} in change set ${id}.`);
  if (thread.isOpen === isOpen) return;
  const event = isOpen ? 'reopened' : 'resolved';
  await insertComment(db, { releaseId: id, staffId: by, at: clock(), form, pointer, event, text: null });
}

/** What is published or withdrawn is not talked about any more. */
function insistOnOpen(id: number, status: ReleaseStatus): void {
  if (!openStatuses.includes(status))
    refuse(`Change set ${id} is ${status}: it is not talked about any more.`);
}
