import { secureRandom } from '../../../src/server/infra/random.ts';
import { findPublished, type Release } from '../../../src/server/modules/releases/release.repository.ts';
import { step } from '../../../src/server/modules/releases/step.service.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import type { StaffAsk, StaffStepAnswer } from '../../../src/shared/api/workbench.ts';
import { approvedChange, wishFor } from '../../support/releases.ts';
import type { Dice } from '../harness/dice.ts';
import { isNone, until } from '../harness/stand-still.ts';
import { payloadOf, WebClient } from '../harness/web-client.ts';
import { publishLetter, type ReleaseStage } from './stage.ts';

/** A release that is about to come into force. */
export interface Coming {
  /** The servers that are killed while one of them stands still in it. */
  killed: readonly number[];
  /** Begins it; what comes of it nobody hears, for the server is killed. */
  begin(): Promise<unknown>;
  /** After the servers run again: does what was not done. */
  again(): Promise<void>;
  /** Whether the release in force is it. */
  isIt(release: Release): boolean;
}

type Way = (stage: ReleaseStage, dice: Dice) => Promise<Coming>;

const approvedLetter = async ({ deps }: ReleaseStage, dice: Dice) =>
  approvedChange(deps, await wishFor(dice.pick(['a', 'b', 'c'])));

/** Its time comes: one of the servers publishes it, whichever sees it first. */
const byTheClock: Way = async (stage, dice) => {
  const { db } = stage.servers;
  const id = await approvedLetter(stage, dice);
  return {
    killed: [0, 1],
    begin: () => {
      const from = new Date(Date.now() + 200);
      return step(stage.deps, id, { type: 'scheduled', from }, { by: 'zeynep' });
    },
    again: async () => {
      // The turn of the dead process ends after a minute; the test does not wait for it.
      await db.query("UPDATE job_run SET held_until = now() WHERE name = 'run-releases'");
      const isPublished = () => isNone(db, `definition_release WHERE id = ${id} AND status = 'scheduled'`);
      await until('the release that was due is published', isPublished);
    },
    isIt: (release) => release.id === id,
  };
};

/** A person of the staff asks the first server for a step, and asks again once it runs again. */
async function byAPerson({ servers, deps }: ReleaseStage, asked: StaffAsk): Promise<Omit<Coming, 'isIt'>> {
  const claims = { subject: 'round', id: 'zeynep', name: 'Zeynep Aydın', roles: ['publisher'] };
  const entered = await enter({ ...deps, random: secureRandom }, claims, 3600);
  const person = new WebClient();
  if ('token' in entered) person.cookies.set('fanline-staff', entered.token);
  const [address = ''] = servers.addresses;
  const ask = () => person.post(address, '/workbench/api/steps', asked, { origin: address });
  return {
    killed: [0],
    begin: ask,
    again: async () => {
      const { isDone, sentences } = payloadOf<StaffStepAnswer>(await ask());
      if (!isDone) throw new Error(sentences.join('\n'));
    },
  };
}

const publishing: Way = async (stage, dice) => {
  const target = await approvedLetter(stage, dice);
  return { ...(await byAPerson(stage, { action: 'publish', target })), isIt: ({ id }) => id === target };
};

/** What is taken back was published in this round. */
const rollingBack: Way = async (stage, dice) => {
  await publishLetter(stage.deps, dice.pick(['a', 'b', 'c']));
  const target = (await findPublished(stage.deps.db))?.number ?? 0;
  const asked: StaffAsk = { action: 'rollBack', target, reason: 'A round.' };
  return { ...(await byAPerson(stage, asked)), isIt: ({ kind }) => kind === 'rollback' };
};

/** All ways in which a release comes into force. */
export const ways: readonly (readonly [name: string, way: Way])[] = [
  ['by the clock', byTheClock],
  ['published by a person', publishing],
  ['rolled back by a person', rollingBack],
];
