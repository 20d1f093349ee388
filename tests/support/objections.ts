import { randomUUID } from 'node:crypto';
import { answerObjections } from '../../src/server/modules/billing/answer-objections.service.ts';
import { decide } from '../../src/server/modules/billing/decide-objection.service.ts';
import type { InvoiceView, ObjectionView } from '../../src/shared/api/billing.ts';
import type { TestApp } from './app.ts';
import type { Answer, TestClient } from './test-client.ts';

/** What a customer writes about a bill. */
export const wrongBill = { reason: 'notBooked', message: 'Dieses Paket habe ich nicht gebucht.' } as const;

/** Objects to a bill; without a key it is another request each time. */
export function objectTo(
  client: TestClient,
  { id }: Pick<InvoiceView, 'id'>,
  body: object = wrongBill,
  key: string = randomUUID(),
): Promise<Answer> {
  return client.post(`/api/invoices/${id}/objections`, body, { 'idempotency-key': key });
}

export const objectionIn = (answer: Answer): ObjectionView =>
  answer.payload<{ objection: ObjectionView }>().objection;

/** The service accepts with a credit in cents, or rejects, and the job carries it out. */
export async function answerObjection(
  t: TestApp,
  number: string,
  creditCents: number | null,
  explanation = '',
): Promise<void> {
  if (!(await decide(t.deps, number, creditCents, explanation)))
    throw new Error('The objection was not decided.');
  await answerObjections(t.deps, (error) => {
    throw error;
  });
}
