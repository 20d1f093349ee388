import type { ReceiptView } from '../../src/shared/api/declarations.ts';
import type { TestClient } from './test-client.ts';

/** What the API answers to a declaration. */
export type Receipt = ReceiptView;

const receiptIn = (answer: { payload<T>(): T }) => answer.payload<{ receipt: Receipt }>().receipt;

export async function cancel(client: TestClient, form: object): Promise<Receipt> {
  return receiptIn(await client.post('/api/contracts/cancellations', { kind: 'ordinary', ...form }));
}

export async function withdraw(client: TestClient, form: object): Promise<Receipt> {
  return receiptIn(await client.post('/api/contracts/withdrawals', form));
}

/** Whom budgets count where a test calls a service itself. */
export const anybody = { address: '127.0.0.1', guestId: undefined, userId: undefined };
