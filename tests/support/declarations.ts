import type { TestClient } from './test-client.ts';

/** What the API answers to a declaration. */
export interface Receipt {
  id: string;
  number: string;
  kind: 'cancellation' | 'withdrawal';
  receivedAt: string;
  title: string;
  pdfUrl: string;
  lines: { label: string; text: string }[];
}

const receiptIn = (answer: { payload<T>(): T }) => answer.payload<{ receipt: Receipt }>().receipt;

export async function cancel(client: TestClient, form: object): Promise<Receipt> {
  return receiptIn(await client.post('/api/contracts/cancellations', { kind: 'ordinary', ...form }));
}

export async function withdraw(client: TestClient, form: object): Promise<Receipt> {
  return receiptIn(await client.post('/api/contracts/withdrawals', form));
}
