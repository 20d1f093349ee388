import { Problem } from '../../../src/server/errors/problem.ts';
import { changeFacts } from '../../../src/server/modules/changes/change-facts.ts';
import {
  changeTariff,
  revokeChange,
  wishedChange,
} from '../../../src/server/modules/changes/change-tariff.service.ts';
import { storeSummary } from '../../../src/server/modules/orders/contract-summary/store-summary.service.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { Dice } from '../../invariants/harness/dice.ts';
import type { TestApp } from '../app.ts';
import { count, type Tally } from './happenings.ts';
import type { Catalogue, Person } from './people.ts';

/** Somebody wants another tariff, which may be refused, or takes the wish back before it begins. */
export async function changePlan(
  t: TestApp,
  dice: Dice,
  tally: Tally,
  { tariffs }: Catalogue,
  { userId }: Person,
): Promise<void> {
  const isTakenBack = dice.roll(5) === 0;
  const tariffId = dice.pick(tariffs).id;
  const earlyStart = dice.roll(2) === 0;
  const act = isTakenBack
    ? revokeChange(t.deps, userId)
    : order(t, { userId, tariffId, earlyStart }, `change-${t.deps.random.id()}`);
  const outcome = await act.then(
    () => (isTakenBack ? 'taken back' : 'ordered'),
    (error: unknown) => {
      if (error instanceof Problem) return 'refused';
      throw error;
    },
  );
  count(tally, `change ${outcome}`);
}

async function order(
  { deps }: TestApp,
  { userId, tariffId, earlyStart }: { userId: string; tariffId: string; earlyStart: boolean },
  idempotencyKey: string,
): Promise<void> {
  const reader = { team: 'kanarya', lang: 'de' } as const;
  const wish = { reader, userId, contractId: undefined, tariffId };
  const { line, tariff } = await wishedChange(deps, wish);
  const caller = { address: '127.0.0.1', guestId: undefined, userId };
  const facts = changeFacts(line, tariff, { today: berlinToday(deps.clock()), earlyStart });
  await storeSummary(deps, facts, { owner: `user:${userId}`, caller });
  await changeTariff(deps, { ...wish, earlyStart, answers: {}, idempotencyKey });
}
