import type { Dice } from '../harness/dice.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import { wrongCounts } from './books.ts';
import { heal, sendBack } from './heal.ts';
import { newOrder } from './order-round.ts';
import { loseMessages, tell } from './postman.ts';
import { type Owed, race } from './race.ts';
import type { PayStage } from './stage.ts';

const open = {
  'open invoices': ['invoice WHERE id = $1 AND settled_cents = 0', 1],
  'payments that settle it': ["payment WHERE subject_kind = 'invoice' AND subject_id = $1 AND settles", 0],
} as const;
const paid = {
  'paid invoices': ['invoice WHERE id = $1 AND settled_cents = total_cents', 1],
  'payments that settle it': ["payment WHERE subject_kind = 'invoice' AND subject_id = $1 AND settles", 1],
} as const;

interface LastPayment {
  sessionId: string;
}

/**
 * The bank takes the money of an invoice back, which everybody is told several times; then it is paid again, in the
 * same way as an order. The next round begins with that payment.
 */
export async function invoiceRound(stage: PayStage, dice: Dice, people: readonly Customer[]): Promise<Round> {
  const line = await newOrder(stage, dice, people);
  await heal(stage, dice, line);
  const owed = await invoiceOf(stage, line);
  return async (inRound) => {
    const told = await dispute(stage, inRound, owed);
    const opened = await wrongCounts(stage.db, owed.subject.id, open);
    if (opened.length > 0) return opened;
    const replies = await race(stage, inRound, owed);
    await heal(stage, inRound, owed);
    return [
      ...broken('a request', [...told, ...replies]),
      ...(await wrongCounts(stage.db, owed.subject.id, paid)),
      ...(await wrongSum(stage, owed)),
    ];
  };
}

async function invoiceOf({ db }: PayStage, { client, subject }: Owed): Promise<Owed> {
  const [invoice] = await db.query<{ id: string }>(
    "SELECT id FROM invoice WHERE order_id = $1 AND kind = 'order'",
    [subject.id],
  );
  const id = invoice?.id ?? '';
  const ask: Owed['ask'] = (address, key, method) =>
    client.post(address, `/api/invoices/${id}/checkout-session`, { method }, { 'idempotency-key': key });
  return { client, subject: { kind: 'invoice', id }, ask };
}

async function dispute(stage: PayStage, dice: Dice, { subject }: Owed) {
  const [last] = await stage.db.query<LastPayment>(
    `SELECT p.session_id AS "sessionId" FROM settlement s JOIN payment p ON p.id = s.payment_id
      WHERE s.invoice_id = $1 AND s.kind = 'payment' AND p.disputed_at IS NULL`,
    [subject.id],
  );
  const sessionId = last?.sessionId ?? '';
  await stage.sandbox.control.dispute(sessionId);
  await loseMessages(stage, sessionId);
  const session = await stage.sandbox.session(sessionId);
  if (!session) throw new Error('The invoice was not paid by any session.');
  return tell(stage, dice, session, ['charge.dispute.created', 'payment_intent.succeeded']);
}

/** Undisputed money that was not sent back is what the invoice says, here and at the provider. */
async function wrongSum(stage: PayStage, { subject }: Owed): Promise<string[]> {
  await sendBack(stage);
  const [sum] = await stage.db.query<{ total: number; kept: number; keptThere: number }>(
    `SELECT i.total_cents AS total, coalesce(sum(p.received_cents - p.refunded_cents), 0)::int AS kept,
            coalesce(sum(s.amount_cents - coalesce((SELECT sum(amount_cents) FROM sandbox_refund r
              WHERE r.session_id = s.id AND r.state <> 'failed'), 0)) FILTER (WHERE s.state = 'succeeded'), 0)::int
              AS "keptThere"
       FROM invoice i
       LEFT JOIN payment p ON p.subject_kind = 'invoice' AND p.subject_id = i.id AND p.disputed_at IS NULL
       LEFT JOIN sandbox_session s ON s.id = p.session_id
      WHERE i.id = $1 GROUP BY i.id`,
    [subject.id],
  );
  const { total, kept, keptThere } = sum ?? { total: 0, kept: -1, keptThere: -1 };
  return kept === total && keptThere === total
    ? []
    : [`${total} cents were owed, ${kept} kept by our book and ${keptThere} at the provider`];
}
