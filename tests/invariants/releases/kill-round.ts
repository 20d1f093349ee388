import { findPublished } from '../../../src/server/modules/releases/release.repository.ts';
import { step } from '../../../src/server/modules/releases/step.service.ts';
import { approvedChange, wishFor } from '../../support/releases.ts';
import type { Round } from '../harness/rounds.ts';
import { goOn, isNone, type Moment, sleeping, standStill, until } from '../harness/stand-still.ts';
import { wrongChain } from './books.ts';
import type { ReleaseStage } from './stage.ts';
import { takenBy } from './taken.ts';

const moments: readonly Moment[] = [
  {
    name: 'after the old one has left, before the new one is published',
    table: 'definition_release',
    event: 'UPDATE',
    when: "NEW.status = 'published' AND OLD.status <> 'published'",
  },
  {
    name: 'after the new one is published, before it is logged',
    table: 'definition_release_log',
    event: 'INSERT',
    when: "NEW.event = 'published'",
  },
];

/** A release is due; both servers are killed while one of them stands still in publishing it; it comes whole, once. */
export function killRound({ servers, deps }: ReleaseStage): Round {
  const { db, addresses } = servers;
  return async (dice) => {
    const { table, name, ...moment } = dice.pick(moments);
    const before = (await findPublished(db))?.number ?? 0;
    const id = await approvedChange(deps, await wishFor(dice.pick(['a', 'b', 'c'])));
    await standStill(db, { table, ...moment });
    const from = new Date(Date.now() + 200);
    await step(deps, id, { type: 'scheduled', from }, { by: 'zeynep' });
    await until(`it stands still ${name}`, async () => !(await isNone(db, sleeping)));
    await Promise.all(addresses.map((_, index) => servers.end(index, 'SIGKILL')));
    await goOn(db, table);
    const left = await wrongChain(db);
    const early = (await findPublished(db))?.number === before ? [] : ['the old one is not in force'];
    const found = [...left, ...early];
    if (found.length > 0) return found.map((fault) => `${name}: ${fault}`);
    await Promise.all(addresses.map((_, index) => servers.start(index)));
    return (await wentOn({ servers, deps }, id, before)).map((fault) => `${name}: ${fault}`);
  };
}

async function wentOn({ servers, deps }: ReleaseStage, id: number, before: number): Promise<string[]> {
  const { db, addresses } = servers;
  const isPublished = () => isNone(db, `definition_release WHERE id = ${id} AND status = 'scheduled'`);
  // The turn of the dead process ends after a minute; the test does not wait for it.
  await db.query("UPDATE job_run SET held_until = now() WHERE name = 'run-releases'");
  await until('the release that was due is published', isPublished);
  const release = await findPublished(deps.db);
  await takenBy(addresses, release);
  const isNext = release?.number === before + 1 && release.id === id;
  return [...(await wrongChain(db)), ...(isNext ? [] : [`release ${release?.number} is in force`])];
}
