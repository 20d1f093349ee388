import { findPublished } from '../../../src/server/modules/releases/release.repository.ts';
import { customers } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import { goOn, isNone, type Moment, sleeping, standStill, until } from '../harness/stand-still.ts';
import { wrongChain, wrongOrders } from './books.ts';
import { startBuying } from './buyers.ts';
import type { ReleaseStage } from './stage.ts';
import { takenBy } from './taken.ts';
import { type Coming, ways } from './ways.ts';

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

/**
 * A release is about to come into force, by the clock or by a person, while customers order; the server that stands still in
 * it is killed. The old one stays in force, whole, and the new one comes once it is asked for again.
 */
export function killRound(stage: ReleaseStage): Round {
  const { servers, deps } = stage;
  const { db, addresses } = servers;
  return async (dice) => {
    const [way, begun] = dice.pick(ways);
    const moment = dice.pick(moments);
    const coming = await begun(stage, dice);
    const before = (await findPublished(deps.db))?.number ?? 0;
    await takenBy(addresses, await findPublished(deps.db));
    const since = new Date();
    const buying = startBuying(db, addresses, await customers(db, 3), { letters: ['a', 'b', 'c'], dice });
    const found = await killed(stage, coming, { moment, before }).finally(buying.stop);
    const replies = await buying.stop();
    const { faults } = await wrongOrders(db, since);
    // Of a dead server no answer comes.
    const wrong = broken(
      'an order',
      replies.filter(({ status }) => status !== 0),
    );
    return [...found, ...faults, ...wrong].map((fault) => `${way}, ${moment.name}: ${fault}`);
  };
}

/** @returns what is wrong after the kill, and once it was asked for again */
async function killed(
  { servers, deps }: ReleaseStage,
  { killed: dead, begin, again, isIt }: Coming,
  { moment: { name, table, ...moment }, before }: { moment: Moment; before: number },
): Promise<string[]> {
  const { db, addresses } = servers;
  await standStill(db, { table, ...moment });
  const asked = begin();
  await until(`it stands still ${name}`, async () => !(await isNone(db, sleeping)));
  await Promise.all(dead.map((index) => servers.end(index, 'SIGKILL')));
  await goOn(db, table);
  await asked;
  const left = await wrongChain(db);
  const isOld = (await findPublished(db))?.number === before;
  if (left.length > 0 || !isOld) return [...left, ...(isOld ? [] : ['the old one is not in force'])];
  await Promise.all(dead.map((index) => servers.start(index)));
  await again();
  const release = await findPublished(deps.db);
  await takenBy(addresses, release);
  const isNext = release?.number === before + 1 && isIt(release);
  return [...(await wrongChain(db)), ...(isNext ? [] : [`release ${release?.number} is in force`])];
}
