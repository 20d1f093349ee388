import { mayDo, type StaffAction } from '../../../shared/staff.ts';
import type { ReleaseDeps } from '../releases/release-deps.ts';
import { ReleaseRefused, refuse } from '../releases/release-refused.ts';
import type { Staff } from './staff.repository.ts';
import { type LoggedAction, logAction } from './staff-action.repository.ts';

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
  { action, target, note: asked, work }: Act<Done>,
): Promise<Performed<Done>> {
  const log = (outcome: LoggedAction['outcome'], note?: string) =>
    logAction(deps.db, { by: staff.id, action, target, outcome, note, now: deps.clock() });
  if (!mayDo(staff.roles, action)) {
    await log('denied', staff.roles.join(' '));
    return { outcome: 'denied', sentences: ['None of your roles allows it.'] };
  }
  await log('asked', asked);
  try {
    const done = await work();
    await log('done', target === undefined ? `change set ${done}` : undefined);
    return { outcome: 'done', done };
  } catch (error) {
    await log(error instanceof ReleaseRefused ? 'refused' : 'failed', String(error));
    if (!(error instanceof ReleaseRefused)) throw error;
    return { outcome: 'refused', sentences: error.sentences, refused: error };
  }
}
