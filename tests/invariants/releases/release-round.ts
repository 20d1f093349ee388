import { publish } from '../../../src/server/modules/releases/publish.service.ts';
import { findPublished } from '../../../src/server/modules/releases/release.repository.ts';
import { ReleaseRefused } from '../../../src/server/modules/releases/release-refused.ts';
import { rollBack } from '../../../src/server/modules/releases/roll-back.service.ts';
import { step } from '../../../src/server/modules/releases/step.service.ts';
import { approvedChange, wishFor } from '../../support/releases.ts';
import type { Dice } from '../harness/dice.ts';
import { customers } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import { until } from '../harness/stand-still.ts';
import { wrongChain, wrongOrders } from './books.ts';
import { type Buying, startBuying } from './buyers.ts';
import { publishLetter, type ReleaseStage } from './stage.ts';
import { secondsToBeTaken, takenBy } from './taken.ts';

const letters = ['a', 'b'];
const by = 'zeynep';

/** A step that another one has overtaken is refused: that is right. */
const orRefused = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
  });

/** What people do with releases, one or several of these at once. */
function acts({ deps }: ReleaseStage, dice: Dice): (() => Promise<unknown>)[] {
  const change = async () => approvedChange(deps, await wishFor(dice.pick(letters)));
  return [
    async () => publish(deps, await change(), { by }),
    async () => {
      const from = new Date(Date.now() + dice.between(100, 900));
      await step(deps, await change(), { type: 'scheduled', from }, { by });
    },
    async () => {
      const number = (await findPublished(deps.db))?.number ?? 0;
      await rollBack(deps, { by, reason: 'A round.', number });
    },
  ];
}

async function playTurns(stage: ReleaseStage, buying: Buying, dice: Dice): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    const next = buying.answered() + dice.between(2, 9);
    await until('orders are answered', async () => buying.answered() >= next);
    const chosen = Array.from({ length: dice.between(1, 2) }, () => dice.pick(acts(stage, dice)));
    await Promise.all(chosen.map((act) => orRefused(act())));
  }
}

/** Eight customers order while releases are published, scheduled and rolled back, some at once. */
export function releaseRound(stage: ReleaseStage, note: (seconds: number, orders: number) => void): Round {
  const { servers, deps } = stage;
  const { db, addresses } = servers;
  return async (dice) => {
    const since = new Date();
    await publishLetter(deps, dice.pick(letters));
    const buying = startBuying(db, addresses, await customers(db, 8), { letters, dice });
    await playTurns(stage, buying, dice).finally(buying.stop);
    const replies = await buying.stop();
    // What was overtaken is proved anew at its time, by one of the servers.
    await until('all that is due has been published or sent back', () => noneIsDue(stage), 300);
    await takenBy(addresses, await findPublished(deps.db));
    await publishLetter(deps, dice.pick(letters));
    const seconds = await secondsToBeTaken(addresses, await findPublished(deps.db));
    const { count, faults } = await wrongOrders(db, since);
    note(seconds, count);
    return [
      ...broken('an order', replies),
      ...faults,
      ...(await wrongChain(db)),
      ...(count > 0 ? [] : ['no order was accepted']),
    ];
  };
}

async function noneIsDue({ servers }: ReleaseStage): Promise<boolean> {
  return (await servers.db.query("SELECT 1 FROM definition_release WHERE status = 'scheduled'")).length === 0;
}
