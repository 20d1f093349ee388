import { randomUUID } from 'node:crypto';
import { reconcilePayments } from '../../../src/server/modules/payments/reconcile.service.ts';
import type { Subject } from '../../../src/shared/api/payments.ts';
import type { Dice } from '../harness/dice.ts';
import type { Customer } from '../harness/people.ts';
import { payloadOf, type Reply } from '../harness/web-client.ts';
import { loseMessages, tell } from './postman.ts';
import type { PayStage } from './stage.ts';

/** Something that a customer has to pay. */
export interface Owed {
  client: Customer;
  subject: Subject;
  /** Asks one process for the provider's page. */
  ask(address: string, key: string, method: string): Promise<Reply>;
}

const leadsTo = { pay: 'succeeded', process: 'processing', fail: 'failed' } as const;

interface Course {
  action: keyof typeof leadsTo;
  /** What the provider says of it, though not in this order. */
  told: readonly string[];
  /** It ends well after a while, and the provider says so. */
  isLate?: true;
}

const succeeded = ['payment_intent.succeeded', 'checkout.session.async_payment_succeeded'];
const courses: readonly Course[] = [
  { action: 'pay', told: ['payment_intent.processing', ...succeeded, 'payment_intent.requires_action'] },
  // Nobody tells: the customer's return or the poller finds it.
  { action: 'pay', told: [] },
  { action: 'process', told: ['payment_intent.processing'], isLate: true },
  { action: 'fail', told: ['payment_intent.payment_failed', 'payment_intent.processing'] },
];

const methods = ['paypal', 'googlePay', 'applePay'];

/** The same payment's messages, the poller, the customer's return and further pressing of "pay", all at once. */
export async function race(stage: PayStage, dice: Dice, owed: Owed): Promise<Reply[]> {
  const key = randomUUID();
  const [method = '', other = ''] = dice.shuffle(methods);
  const opened = await ask(stage, dice, owed, key, method);
  const course = dice.pick(courses);
  const look = () => owed.client.get(dice.pick(stage.addresses), pathOf(owed));
  const work: (() => Promise<Reply | Reply[]>)[] = [
    () => play(stage, dice, sessionIn(opened), course),
    () => ask(stage, dice, owed, key, method),
    () => ask(stage, dice, owed, key, method),
    () => ask(stage, dice, owed, randomUUID(), method),
    () => payAnew(stage, dice, owed, dice.pick([method, other])),
    ...[look, look, look],
    ...[1, 2].map(() => () => poll(stage, owed)),
  ];
  const replies = await Promise.all(
    dice.shuffle(work).map(async (does) => {
      await dice.pause(10);
      return does();
    }),
  );
  return [opened, ...replies.flat()];
}

/** Another try, on another page perhaps; it is paid at once. */
export async function payAnew(stage: PayStage, dice: Dice, owed: Owed, method: string): Promise<Reply[]> {
  const reply = await ask(stage, dice, owed, randomUUID(), method);
  // The page of another thing is left alone: a package booked once more.
  const isOurs = reply.status === 200 && isFor(owed, reply);
  const told = { action: 'pay', told: ['payment_intent.succeeded'] } as const;
  return isOurs ? [reply, ...(await play(stage, dice, sessionIn(reply), told))] : [reply];
}

function ask(stage: PayStage, dice: Dice, owed: Owed, key: string, method: string): Promise<Reply> {
  return owed.ask(dice.pick(stage.addresses), key, method);
}

function isFor({ subject }: Owed, reply: Reply): boolean {
  const { bookingId } = payloadOf<{ bookingId?: string }>(reply);
  return bookingId === undefined || bookingId === subject.id;
}

function sessionIn(reply: Reply): string {
  return payloadOf<{ url: string }>(reply).url.split('/').at(-1) ?? '';
}

/** What happens at the provider, and who hears of it. */
async function play(stage: PayStage, dice: Dice, sessionId: string, course: Course): Promise<Reply[]> {
  const { sandbox } = stage;
  const session = await sandbox.act(sessionId, course.action);
  await loseMessages(stage, sessionId);
  // Decided in another way before: by another press, or given up for another method.
  if (session?.state !== leadsTo[course.action]) return [];
  const replies = tell(stage, dice, session, course.told);
  if (!course.isLate) return replies;
  await sandbox.control.settleNow(sessionId, 'succeeded');
  await loseMessages(stage, sessionId);
  return [...(await replies), ...(await tell(stage, dice, session, succeeded))];
}

async function poll({ db, upkeep }: PayStage, { subject }: Owed): Promise<Reply[]> {
  const sql = 'UPDATE payment SET next_poll_at = now() WHERE subject_kind = $1 AND subject_id = $2';
  await db.query(sql, [subject.kind, subject.id]);
  await reconcilePayments(upkeep, (error) => {
    throw error;
  });
  return [];
}

export function pathOf({ subject: { kind, id } }: Owed): string {
  return `/api/payments/${kind}/${id}`;
}
