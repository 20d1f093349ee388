import { noUpdate } from '../../../src/server/infra/ports/payments/payments.ts';
import { changeContractMeans } from '../../../src/server/modules/billing/contract-means.service.ts';
import { invoicesOfOrder } from '../../../src/server/modules/billing/invoice.repository.ts';
import { openCents } from '../../../src/server/modules/billing/invoice.ts';
import { bundleBills } from '../../../src/server/modules/billing/pay-all-bills.service.ts';
import { submitDeclaration } from '../../../src/server/modules/declarations/submit-declaration.service.ts';
import {
  findOwnContract,
  insertBooking,
} from '../../../src/server/modules/packages/option-booking.repository.ts';
import { settleEarlier } from '../../../src/server/modules/packages/renew-booking.service.ts';
import { applyPaymentUpdate } from '../../../src/server/modules/payments/apply-payment-update.service.ts';
import { addBankAccount } from '../../../src/server/modules/payments/bank-account.service.ts';
import { insertPayment } from '../../../src/server/modules/payments/payment.repository.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { SubjectKind } from '../../../src/shared/enums.ts';
import type { Dice } from '../../invariants/harness/dice.ts';
import type { TestApp } from '../app.ts';
import { accounts } from '../collecting.ts';
import { anybody } from '../declarations.ts';
import type { Catalogue, Person } from './people.ts';

/** How often each thing happened. */
export type Tally = Record<string, number>;

export function count(tally: Tally, what: string): void {
  tally[what] = (tally[what] ?? 0) + 1;
}

type Outcome = 'paid' | 'failed' | 'processing' | 'paidTwice' | 'wrong';
const outcomes: readonly Outcome[] = [
  ...(['paid', 'paid', 'paid', 'paid'] as const),
  ...(['failed', 'processing', 'paidTwice', 'wrong'] as const),
];

/** One attempt to pay something; some news come twice, some late, some money is taken back. Default: any outcome. */
export async function pay(
  t: TestApp,
  dice: Dice,
  tally: Tally,
  what: { kind: SubjectKind; id: string; amountCents: number },
  wished?: Outcome,
): Promise<void> {
  const id = t.deps.random.id();
  const { kind, id: subjectId, amountCents } = what;
  const now = t.now();
  const attempt = { id, team: 'kanarya', version: 'V3', method: 'paypal', amountCents, now } as const;
  const kept = { savedToken: null, keepMethod: false };
  const open = await t.db.query(
    `SELECT 1 FROM payment WHERE subject_id = $1 AND state IN ('incomplete', 'pending', 'processing')`,
    [subjectId],
  );
  if (open.length > 0 || amountCents <= 0) return;
  await insertPayment(t.db, { ...attempt, ...kept, subject: { kind, id: subjectId } });
  const outcome = wished ?? dice.pick(outcomes);
  count(tally, `payment ${outcome}`);
  await update(
    t,
    id,
    outcome === 'failed' ? 'failed' : outcome === 'processing' ? 'processing' : 'succeeded',
    {
      amountCents: outcome === 'wrong' ? amountCents + 1 : amountCents,
    },
  );
  if (outcome === 'paidTwice') await update(t, id, 'succeeded', { amountCents });
}

/** What had been under way comes to an end. */
export async function settleProcessing(t: TestApp, dice: Dice, tally: Tally): Promise<void> {
  const rows = await t.db.query<{ id: string; amountCents: number }>(
    `SELECT id, amount_cents AS "amountCents" FROM payment WHERE state = 'processing' AND NOT is_collection ORDER BY id`,
  );
  for (const { id, amountCents } of rows) {
    const event = dice.roll(4) ? 'succeeded' : 'failed';
    count(tally, `processing ${event}`);
    await update(t, id, event, { amountCents });
  }
}

/** The payer's bank takes money back of which nothing has been refunded. */
export async function dispute(t: TestApp, tally: Tally): Promise<void> {
  const [row] = await t.db.query<{ id: string; amountCents: number }>(
    `SELECT id, amount_cents AS "amountCents" FROM payment
      WHERE settles AND refunded_cents = 0 AND disputed_at IS NULL AND transaction_id LIKE 't-%' ORDER BY id LIMIT 1`,
  );
  if (!row) return;
  count(tally, 'dispute');
  await update(t, row.id, 'succeeded', { amountCents: row.amountCents, isDisputed: true });
}

async function update(
  t: TestApp,
  paymentId: string,
  event: 'succeeded' | 'failed' | 'processing',
  more: { amountCents: number; isDisputed?: boolean },
): Promise<void> {
  await t.db.transaction((tx) =>
    applyPaymentUpdate(tx, t.deps, paymentId, {
      ...noUpdate,
      transactionId: `t-${paymentId}`,
      event,
      ...more,
    }),
  );
}

/** Pays what is open of somebody, sometimes. */
export async function payInvoices(t: TestApp, dice: Dice, tally: Tally, { orderId }: Person): Promise<void> {
  for (const invoice of await invoicesOfOrder(t.db, orderId))
    if (openCents(invoice) > 0 && dice.roll(5) > 0)
      await pay(t, dice, tally, { kind: 'invoice', id: invoice.id, amountCents: openCents(invoice) });
}

/** From now on the bills of somebody are debited from an account of any kind, or no longer. */
export async function changeMeans(t: TestApp, dice: Dice, tally: Tally, person: Person): Promise<void> {
  const iban = dice.roll(5) > 0 ? dice.pick(Object.values(accounts)) : null;
  count(tally, iban ? 'means given' : 'means taken away');
  await setMeans(t, person, iban);
}

/** Does nothing for somebody who has no contract. */
export async function setMeans(t: TestApp, person: Person, iban: string | null): Promise<void> {
  const [contract] = await t.db.query<{ id: string }>('SELECT id FROM contract WHERE order_id = $1', [
    person.orderId,
  ]);
  if (!contract) return;
  const savedMethodId = iban ? await keptAccount(t, person, iban) : null;
  await changeContractMeans(t.deps, person.userId, { contractId: contract.id, savedMethodId });
}

/** An account at the provider that pays, refuses, or has its debits taken back. */
async function keptAccount(t: TestApp, { userId }: Person, iban: string): Promise<string | null> {
  await addBankAccount(t.deps, userId, { iban, accountHolder: 'Anna Muster' });
  const [method] = await t.db.query<{ id: string }>(
    'SELECT id FROM saved_method WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT 1',
    [userId],
  );
  return method?.id ?? null;
}

/** Pays all that is open of somebody in one sum. */
export async function payAllBills(t: TestApp, dice: Dice, tally: Tally, { userId }: Person): Promise<void> {
  const id = await bundleBills(t.deps, userId, t.deps.random.id()).catch(() => undefined);
  if (!id) return;
  const [sum] = await t.db.query<{ cents: number }>(
    `SELECT sum(i.total_cents - i.settled_cents)::int AS cents FROM bill_payment_item b
       JOIN invoice i ON i.id = b.invoice_id WHERE b.bill_payment_id = $1`,
    [id],
  );
  count(tally, 'all bills');
  await pay(t, dice, tally, { kind: 'bills', id, amountCents: sum?.cents ?? 0 });
}

/** Books a package beside the order, and tries to pay it. */
export async function bookPackage(
  t: TestApp,
  dice: Dice,
  tally: Tally,
  { options }: Catalogue,
  { userId }: Person,
): Promise<void> {
  const contractId = await findOwnContract(t.db, userId, berlinToday(t.now()));
  if (!contractId) return;
  const { id: optionId, priceCents } = dice.pick(options);
  const { random } = t.deps;
  const wish = {
    userId,
    contractId,
    optionId,
    priceCents,
    lang: 'de' as const,
    earlyStart: dice.roll(2) === 0,
  };
  const number = `P-${random.digits(10)}`;
  const id = await t.db.transaction(async (tx) => {
    const before = await settleEarlier(tx, t.deps, wish);
    if ('id' in before) return before.id;
    const fresh = random.id();
    await insertBooking(tx, { ...wish, id: fresh, team: 'kanarya', number, now: t.now() });
    return fresh;
  });
  count(tally, 'package');
  await pay(t, dice, tally, { kind: 'option', id, amountCents: priceCents });
}

const parts = ['', '', 'Zusatzpaket', 'Trikot', 'irgendwas'];

/** Somebody says that they want to leave, or to have never come. */
export async function leave(t: TestApp, dice: Dice, tally: Tally, person: Person): Promise<void> {
  const { name, email, orderNumber: contractNumber } = person;
  const said = { team: 'kanarya', lang: 'de', source: 'form', answers: {} } as const;
  if (dice.roll(2)) {
    const part = dice.pick(parts);
    const form = { name, email, contractNumber, ...(part ? { part } : {}) };
    await submitDeclaration(t.deps, { ...said, kind: 'withdrawal', form }, anybody);
    count(tally, part ? 'withdrawal of a part' : 'withdrawal');
  } else {
    const form = {
      kind: dice.pick(['ordinary', 'ordinary', 'forCause'] as const),
      cause: 'x',
      name,
      email,
      contractNumber,
    };
    await submitDeclaration(t.deps, { ...said, kind: 'cancellation', form }, anybody);
    count(tally, `cancellation ${form.kind}`);
  }
}
