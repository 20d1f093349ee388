import type { ReleaseStep } from '../../../shared/staff.ts';
import { approve, schedule, sendBack, timesNote, withdraw } from '../releases/person-steps.service.ts';
import { publish, submit } from '../releases/publish.service.ts';
import type { ReleaseDeps } from '../releases/release-deps.ts';
import { rollBack } from '../releases/roll-back.service.ts';
import { type ActDeps, once, type Performed, performed } from './performed.service.ts';
import type { Staff } from './staff.repository.ts';

/** What a person asks for. */
export interface Asked {
  action: ReleaseStep;
  /** A change set; of a release that is rolled back, its number. */
  target: number;
  reason: string;
  /** Of what was read, for an approval. */
  digest: string;
  /** Of what people notice of it, as the page has shown it, for an approval. */
  effect: string;
  from: Date | undefined;
  until: Date | undefined;
}

type Work = (deps: ReleaseDeps, by: string, asked: Asked) => Promise<unknown>;

const works: Readonly<Record<ReleaseStep, Work>> = {
  submit: (deps, by, { target }) => submit(deps, target, { by }),
  sendBack: (deps, by, { target, reason }) => sendBack(deps, target, { by, reason }),
  withdraw: (deps, by, { target, reason }) => withdraw(deps, target, { by, reason }),
  approve: (deps, by, { target, ...read }) => approve(deps, target, { by, ...read }),
  schedule: (deps, by, { target, from, until }) => schedule(deps, target, { by, from, until }),
  publish: (deps, by, { target, until }) => publish(deps, target, { by, until, note: timesNote({ until }) }),
  rollBack: (deps, by, { target, reason }) => rollBack(deps, { by, reason, number: target }),
};

const proved: readonly ReleaseStep[] = ['submit', 'publish', 'rollBack'];

/** Takes a step with a change set or release. */
export function act(deps: ActDeps, staff: Staff, asked: Asked): Promise<Performed<void>> {
  const { action, target } = asked;
  const name = action === 'rollBack' ? `Release ${target}` : `Change set ${target}`;
  const work = async () => void (await works[action](deps, staff.id, asked));
  return performed(deps, staff, {
    ...{ action, target },
    note: [asked.digest, asked.effect, asked.reason, timesNote(asked)].filter(Boolean).join(' ') || undefined,
    work: proved.includes(action) ? () => once(deps.underWay, name, work) : work,
  });
}
