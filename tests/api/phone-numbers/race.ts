import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../../src/server/infra/db/queryable.ts';
import type { Holder } from '../../../src/server/modules/phone-numbers/holder.ts';
import type { NewHold } from '../../../src/server/modules/phone-numbers/reservation.repository.ts';

/** A way to take a number: the statement of the product, or one that is wrong on purpose. */
export type Take = (db: Queryable, hold: NewHold) => Promise<{ id: string } | undefined>;

export interface RaceResult {
  /** Who was told "it is yours", and of which number. */
  won: { holder: Holder; numberId: string }[];
  /** Who holds what in the database afterwards. */
  held: { holder: Holder; numberId: string }[];
}

const buyers = 40;
const places = 20;

/** 40 buyers go for 20 numbers at once: each number is the first choice of two of them. */
export async function race(db: Database, take: Take, now: Date): Promise<RaceResult> {
  const numbers = await emptyPool(db);
  const won: RaceResult['won'] = [];
  await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      const holder: Holder = `guest:${randomUUID()}`;
      for (const choice of [buyer, buyer + 7, buyer + 13]) {
        const numberId = numbers[choice % places] ?? '';
        if (!(await take(db, newHold(holder, numberId, now)))) continue;
        won.push({ holder, numberId });
        return;
      }
    }),
  );
  return { won, held: await holds(db) };
}

/** What is wrong with a race; nothing when 20 numbers were given, each once, and the database says the same. */
export function faultsOf({ won, held }: RaceResult): string[] {
  const faults: string[] = [];
  const twice = won.length - new Set(won.map(({ numberId }) => numberId)).size;
  if (won.length !== places) faults.push(`${won.length} buyers were told that they have a number`);
  if (twice > 0) faults.push(`${twice} numbers were given twice`);
  const truth = new Set(held.map(({ holder, numberId }) => `${holder} ${numberId}`));
  const lies = won.filter(({ holder, numberId }) => !truth.has(`${holder} ${numberId}`)).length;
  if (lies > 0) faults.push(`${lies} buyers hold nothing`);
  return faults;
}

async function emptyPool(db: Database): Promise<string[]> {
  await db.query(
    'UPDATE phone_number SET reservation_id = NULL, holder = NULL, held_until = NULL, extensions_left = NULL',
    [],
  );
  const rows = await db.query<{ id: string }>(
    `SELECT id FROM phone_number WHERE kind = 'general' AND order_id IS NULL ORDER BY msisdn LIMIT ${places}`,
    [],
  );
  return rows.map(({ id }) => id);
}

function newHold(holder: Holder, numberId: string, now: Date): NewHold {
  const until = new Date(now.getTime() + 900_000);
  return { reservationId: randomUUID(), numberId, holder, now, until, extensions: 10 };
}

function holds(db: Database): Promise<RaceResult['held']> {
  return db.query('SELECT holder, id AS "numberId" FROM phone_number WHERE holder IS NOT NULL', []);
}
