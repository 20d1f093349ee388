import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { Dice } from '../../invariants/harness/dice.ts';
import type { TestApp } from '../app.ts';
import { orderForms, sendOrder } from '../orders.ts';
import { guestWithProof, registration } from '../people.ts';
import { count, type Tally } from './happenings.ts';
import type { Person } from './people.ts';

const gigabytes = 1;

/**
 * Some come because somebody who is there already has invited them: they order as the wizard does, with the code.
 * @returns undefined when nobody is invited this time
 */
export async function invite(
  t: TestApp,
  dice: Dice,
  tally: Tally,
  people: readonly Person[],
  serial: number,
): Promise<Person | undefined> {
  if (people.length === 0 || dice.roll(3) > 0) return undefined;
  const [inviter] = await t.db.query<{ code: string }>(
    'SELECT invitation_code AS code FROM users WHERE id = $1',
    [dice.pick(people).userId],
  );
  count(tally, 'invitation');
  return orderWithCode(t, dice, serial, inviter?.code ?? '');
}

async function orderWithCode(
  t: TestApp,
  dice: Dice,
  serial: number,
  invitationCode: string,
): Promise<Person> {
  const phone = `+49151${String(10_000_000 + serial)}`;
  const client = await guestWithProof(t, phone);
  const numberId = t.deps.random.id();
  await t.db.query(
    `INSERT INTO phone_number (id, msisdn, kind, class, price_cents) VALUES ($1, $2, 'general', 'None', 0)`,
    [numberId, `+49160${1_000_000 + serial}`],
  );
  (await client.post(`/api/phone-registries/${numberId}/reserve`)).payload();
  const email = `p${serial}@example.org`;
  const register = registration({ phone, email });
  const forms = {
    ...orderForms(numberId),
    'auth/register': register,
    'order/number': { numberType: 'new', simType: dice.pick(['physical', 'esim'] as const) },
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: dice.roll(3) > 0 },
  } as const;
  const { order } = (await sendOrder(client, forms, { invitationCode })).payload<{ order: OrderView }>();
  const [user] = await t.db.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
  const { firstName, lastName } = register.personal;
  const name = `${firstName} ${lastName}`;
  const [flexM] = await t.db.query<{ cents: number }>(
    "SELECT price_cents AS cents FROM tariff WHERE team = 'kanarya' AND slug = 'flex-m'",
  );
  const agreed = {
    ...{ tariffCents: flexM?.cents ?? 0, termMonths: 1, jerseyCents: 0, packagesCents: 0 },
    discount: { cents: 0, months: null },
  };
  return { userId: user?.id ?? '', orderId: order.id, orderNumber: order.number, name, email, agreed };
}

interface Invited {
  invited: string;
  /** What the invited line, and the lines of the one who invited, got for it; here and in the network. */
  own: number;
  theirs: number;
  ownGranted: number;
  theirsGranted: number;
  /** Whether the one who invited had a line that worked when the invited one began, or got one later. */
  isDue: boolean;
}

/** Invitations whose line has begun and that did not bring both a gigabyte, once. */
export async function wrongInvitations(t: TestApp): Promise<string[]> {
  const sum = (whose: string, table: string) =>
    `(SELECT coalesce(sum(g.amount), 0) FROM allowance a JOIN ${table} g ON g.id = a.id
       WHERE a.source = 'invitation' AND a.source_id = i.order_id AND a.contract_id ${whose})::int`;
  const theirs = '<> c.id';
  const rows = await t.db.query<Invited>(
    `SELECT c.number AS invited, ${sum('= c.id', 'allowance')} AS own, ${sum(theirs, 'allowance')} AS theirs,
       ${sum('= c.id', 'simulated_grant')} AS "ownGranted", ${sum(theirs, 'simulated_grant')} AS "theirsGranted",
       EXISTS (SELECT FROM contract h WHERE h.user_id = i.inviter_id AND h.activated_at IS NOT NULL
         AND (h.closed_at IS NULL OR h.closed_at > c.activated_at)) AS "isDue"
       FROM invitation i JOIN contract c ON c.order_id = i.order_id
      WHERE c.activated_at IS NOT NULL AND NOT EXISTS (SELECT FROM declaration d JOIN orders o ON o.id = d.order_id
        WHERE d.kind = 'withdrawal' AND (o.id = i.order_id OR o.user_id = i.inviter_id))`,
  );
  return rows.flatMap(({ invited, own, theirs: given, ownGranted, theirsGranted, isDue }) => {
    const due = gigabytes * 1000;
    const theirDue = isDue ? due : 0;
    const isRight = own === due && ownGranted === due && given === theirDue && theirsGranted === theirDue;
    return isRight
      ? []
      : [
          `${invited}: ${own} and ${ownGranted} for it, ${given} and ${theirsGranted} of ${theirDue} for the other`,
        ];
  });
}
