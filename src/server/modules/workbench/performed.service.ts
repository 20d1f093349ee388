import { mayDo, type StaffAction } from '../../../shared/staff.ts';
import { FilesChanged } from '../releases/draft-files.service.ts';
import type { ReleaseDeps } from '../releases/release-deps.ts';
import { ReleaseRefused, refuse } from '../releases/release-refused.ts';
import type { Staff } from './staff.repository.ts';
import { type LoggedAction, logAction, subjectsLately } from './staff-action.repository.ts';

/** The page saves by itself: a line stands for all that a person saves of the same files until then. */
const ONE_LINE_MS = 10 * 60_000;

export interface ActDeps extends ReleaseDeps {
  /** Steps with a proof that this process does now. */
  underWay: Set<string>;
}

/** What a person asks for, and what is done for it. */
export interface Act<Done> {
  action: StaffAction;
  /** A change set; of a release that is rolled back, its number; undefined: the act makes one. */
  target?: number | undefined;
  note?: string | undefined;
  /** Files that it is done to, where it is done again and again: within some minutes it is one line. */
  subjects?: readonly string[] | undefined;
  work: () => Promise<Done>;
}

export type Performed<Done> =
  | { outcome: 'done'; done: Done }
  | { outcome: 'refused' | 'denied'; sentences: readonly string[]; refused?: ReleaseRefused };

/** A proof takes long: who asks for it twice would wait for both. @throws ReleaseRefused while it is under way */
export async function once<Done>(
  underWay: Set<string>,
  name: string,
  work: () => Promise<Done>,
): Promise<Done> {
  if (underWay.has(name)) refuse(`${name} is being proved already: wait, then load the page again.`);
  underWay.add(name);
  return work().finally(() => underWay.delete(name));
}

/** Does what a role allows, and writes down what was asked before it, and what came of it. */
export async function performed<Done>(
  deps: Pick<ActDeps, 'db' | 'clock'>,
  staff: Staff,
  { action, target, note: asked, subjects, work }: Act<Done>,
): Promise<Performed<Done>> {
  const log = (outcome: LoggedAction['outcome'], note?: string) =>
    logAction(deps.db, { by: staff.id, action, target, outcome, note, now: deps.clock() });
  if (!mayDo(staff.roles, action)) {
    await log('denied', staff.roles.join(' '));
    return { outcome: 'denied', sentences: ['None of your roles allows it.'] };
  }
  const files = subjects?.join(' ');
  const since = new Date(deps.clock().getTime() - ONE_LINE_MS);
  const lately = subjects && (await subjectsLately(deps.db, { by: staff.id, action, target, since }));
  const isSaid = lately !== undefined && subjects?.every((path) => lately.has(path)) === true;
  if (!isSaid) await log('asked', asked ?? files);
  try {
    const done = await work();
    if (!isSaid) await log('done', target === undefined ? `change set ${done}` : files);
    return { outcome: 'done', done };
  } catch (error) {
    // That another person was first is no act: the page joins both, and asks again.
    if (!isSaid || !(error instanceof FilesChanged))
      await log(error instanceof ReleaseRefused ? 'refused' : 'failed', String(error));
    if (!(error instanceof ReleaseRefused)) throw error;
    return { outcome: 'refused', sentences: error.sentences, refused: error };
  }
}
