import type { ContractView } from '../../src/shared/api/contracts.ts';
import type { TestApp } from './app.ts';
import { live, paidOrder, secondLine } from './lines.ts';
import { logIn } from './people.ts';
import type { TestClient } from './test-client.ts';

export const contractsOf = async (client: TestClient) =>
  (await client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>().contracts;

/** A customer with a main line and, begun a day later, a child's line; both work. */
export async function family(t: TestApp) {
  const guest = await paidOrder(t);
  await live(t, 1);
  await logIn(guest.client, guest.email);
  const kids = await secondLine(t, guest.client, { tariffId: 'kids', earlyStart: true });
  await live(t, 1);
  const client = await logIn(guest.client, guest.email);
  const [main] = await contractsOf(client);
  if (!main) throw new Error('The customer has no main line.');
  return { ...guest, client, main, kids };
}

/** What a customer calls a line. */
export const nameLine = (client: TestClient, contractId: string, lineName: unknown) =>
  client.send('PUT', `/api/contracts/me/${contractId}/line-name`, lineName === undefined ? {} : { lineName });
