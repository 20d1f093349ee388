import type { TestApp } from '../app.ts';
import type { Answer } from '../test-client.ts';

interface Broken {
  path: string;
  rule: string;
}

const named = (errors: readonly Broken[]) => errors.map(({ path, rule }) => `${path} ${rule}`);

/** The rules that data break. */
export async function broken(t: TestApp, form: string, data: unknown): Promise<string[]> {
  const answer = await t.client().post(`/api/forms/${form}/validate`, data);
  return named(answer.payload<{ errors: Broken[] }>().errors);
}

/** What the wizard's forms break together, as an order is judged. */
export async function brokenInOrder(t: TestApp, forms: object): Promise<string[]> {
  const answer: Answer = await t
    .client()
    .post('/api/orders/contract-summary', { paymentVersion: 'V3', forms });
  return named(answer.problem().errors ?? []);
}

let phones = 0;
/** Each guest has a phone of their own: a second code is sent after a minute. */
export const freshPhone = () => `+49176050990${String(++phones).padStart(2, '0')}`;
