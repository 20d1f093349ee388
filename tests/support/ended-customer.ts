import type { TestApp } from './app.ts';
import { paidOrder } from './lines.ts';
import { logIn } from './people.ts';
import { stepUp } from './step-up.ts';

/** Names that no other person of a test has, so that a search through all tables finds this customer alone. */
export const person = { firstName: 'Xaveria', lastName: 'Quitzowska', street: 'Quittenbaumweg' } as const;

/** A customer whose only line has ended and is paid to the cent, logged in and stepped up. */
export async function endedCustomer(t: TestApp, { isSteppedUp = true } = {}) {
  const paid = await paidOrder(t, (forms) => {
    const register = forms['auth/register'];
    if (!register) throw new Error('The order has no registration.');
    const { firstName, lastName, street } = person;
    return {
      ...forms,
      'auth/register': {
        ...register,
        personal: { ...register.personal, firstName, lastName },
        contact: { ...register.contact, street },
      },
    };
  });
  const today = t.now().toISOString().slice(0, 10);
  const orderId = paid.order.id;
  const [contract] = await t.db.query<{ userId: string; line: string }>(
    `UPDATE contract SET line_name = $4, starts_on = coalesce(starts_on, $2), ended_on = $2, closed_at = $3, next_invoice_on = NULL
      WHERE order_id = $1 RETURNING user_id AS "userId", msisdn AS line`,
    [orderId, today, t.now(), `${person.firstName}s Karte`],
  );
  await t.db.query(`UPDATE orders SET state = 'completed' WHERE id = $1`, [orderId]);
  await t.db.query(`UPDATE delivery SET state = 'cancelled' WHERE order_id = $1`, [orderId]);
  const client = await logIn(t.client(), paid.email);
  if (isSteppedUp) await stepUp(client);
  return { ...paid, client, userId: contract?.userId ?? '', line: contract?.line ?? '' };
}
