import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Queryable } from '../../../src/server/infra/db/queryable.ts';
import { releaseOrders } from '../../../src/server/modules/orders/release-order.service.ts';
import type { Holder } from '../../../src/server/modules/phone-numbers/holder.ts';
import {
  extendHold,
  listHolds,
  releaseHold,
  takeNumber,
} from '../../../src/server/modules/phone-numbers/reservation.repository.ts';
import { orderNumber, sellNumber } from '../../../src/server/modules/phone-numbers/sold-number.repository.ts';
import { createTestDatabase, testStart } from '../../support/database.ts';
import {
  nextReservation,
  type ReservationEvent,
  type ReservationState,
} from '../../support/states/reservation.ts';

const limits = { holdSeconds: 900, extensions: 1 };
const reservationId = '00000000-0000-4000-8000-00000000000a';
const orderId = '00000000-0000-4000-8000-00000000000b';
let db: Database;
let numberId = '';
beforeAll(async () => {
  db = await createTestDatabase();
  const [free] = await db.query<{ id: string }>(
    'SELECT id FROM phone_number WHERE order_id IS NULL LIMIT 1',
    [],
  );
  numberId = free!.id;
});
afterAll(() => db.close());

/** The product's statements for an event. */
async function run(tx: Queryable, event: ReservationEvent, now: Date): Promise<void> {
  const until = new Date(now.getTime() + limits.holdSeconds * 1000);
  if (event.type === 'paid') return sellNumber(tx, orderId, now);
  if (event.type === 'cancelled') return releaseOrders(tx, [orderId], now);
  const holder = event.holder as Holder; // the model knows holders only as text
  if (event.type === 'release') return releaseHold(tx, numberId, holder);
  if (event.type === 'extend') return void (await extendHold(tx, { numberId, holder, now, until }));
  if (event.type === 'order') return void (await orderNumber(tx, { numberId, holder, orderId, now }));
  if ((await listHolds(tx, holder, now)).length > 0) return;
  await takeNumber(tx, { reservationId, numberId, holder, now, until, extensions: limits.extensions });
}

/** What the row means at a moment, without the holder of an ordered number, which the order knows. */
async function meaning(tx: Queryable, now: Date): Promise<object> {
  const [row] = await tx.query<{
    holder: string | null;
    until: Date | null;
    left: number;
    order: string | null;
    sold: Date | null;
  }>(
    `SELECT holder, held_until AS until, extensions_left AS left, order_id AS "order", sold_at AS sold
       FROM phone_number WHERE id = $1`,
    [numberId],
  );
  if (row?.sold) return { status: 'sold' };
  if (row?.order) return { status: 'ordered' };
  if (!row?.holder || !row.until || row.until <= now) return { status: 'free' };
  return { status: 'held', holder: row.holder, until: row.until, extensionsLeft: row.left };
}

function expected(state: ReservationState, now: Date): object {
  if (state.status === 'ordered') return { status: 'ordered' };
  return state.status === 'held' && state.until <= now ? { status: 'free' } : state;
}

const holder = fc.constantFrom('user:ada', 'user:ece');
const event: fc.Arbitrary<ReservationEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constantFrom('reserve', 'extend', 'release', 'order'), holder }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('paid', 'cancelled') }) },
);
const steps = fc.array(fc.tuple(fc.constantFrom(1, 1, 300, 899, 900), event), { maxLength: 15 });

it('the statements do what the state machine says, whatever comes in whatever order', async () => {
  const undo = new Error('undo');
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      await db
        .transaction(async (tx) => {
          let now = testStart;
          let state: ReservationState = { status: 'free' };
          for (const [seconds, next] of played) {
            now = new Date(now.getTime() + seconds * 1000);
            state = nextReservation(state, next, now, limits);
            await run(tx, next, now);
            expect(await meaning(tx, now)).toEqual(expected(state, now));
          }
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
    }),
    { numRuns: 150 },
  );
}, 60_000);
