import { submitDeclaration } from '../../../src/server/modules/declarations/submit-declaration.service.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { Dice } from '../../invariants/harness/dice.ts';
import type { TestApp } from '../app.ts';
import { anybody } from '../declarations.ts';
import { count, type Tally } from './happenings.ts';
import type { Person } from './people.ts';

const said = { team: 'kanarya', lang: 'de', source: 'form', answers: {}, kind: 'withdrawal' } as const;

/** Somebody withdraws, in its period, from the package that was booked last, or from those of the order. */
export async function reconsider(t: TestApp, dice: Dice, tally: Tally, person: Person): Promise<void> {
  const { name, email, orderNumber } = person;
  const since = addDays(berlinToday(t.now()), -14);
  const [booked] = await t.db.query<{ number: string }>(
    `SELECT number FROM option_booking WHERE user_id = $1 AND state = 'booked' AND created_at >= $2::date
      ORDER BY created_at DESC, id LIMIT 1`,
    [person.userId, since],
  );
  const [ordered] = await t.db.query(
    `SELECT 1 FROM orders o JOIN order_option x ON x.order_id = o.id
      WHERE o.id = $1 AND o.created_at >= $2::date AND o.state <> 'pendingPayment' LIMIT 1`,
    [person.orderId, since],
  );
  if (booked) {
    const form = { name, email, contractNumber: booked.number };
    await submitDeclaration(t.deps, { ...said, form }, anybody);
    count(tally, 'withdrawal of a booked package');
  } else if (ordered && dice.roll(2)) {
    const form = { name, email, contractNumber: orderNumber, part: 'Zusatzpaket' };
    await submitDeclaration(t.deps, { ...said, form }, anybody);
    count(tally, 'withdrawal of ordered packages');
  }
}
