import { readDueConnections } from '../../src/server/modules/calls/read-connections.service.ts';
import type { ItemisedLine, ItemisedMonth } from '../../src/shared/api/calls.ts';
import type { TestApp } from './app.ts';
import { live, paidOrder } from './lines.ts';
import { logIn } from './people.ts';
import { stepUp } from './step-up.ts';
import type { Answer, TestClient } from './test-client.ts';

export const wanted = {
  off: { choice: 'off' },
  shortened: { choice: 'shortened', lineUse: 'private', usersInformed: true },
  whole: { choice: 'whole', lineUse: 'private', usersInformed: true },
  ofFirm: { choice: 'whole', lineUse: 'business', staffInformed: true },
} as const;

export const chooseCalls = (client: TestClient, { contractId }: { contractId: string }, body: object) =>
  client.send('PUT', `/api/calls/me/${contractId}`, body);

export const callLinesOf = async (client: TestClient): Promise<ItemisedLine[]> =>
  (await client.get('/api/calls/me')).payload<{ lines: ItemisedLine[] }>().lines;

export const monthIn = (answer: Answer): ItemisedMonth => answer.payload<{ month: ItemisedMonth }>().month;

/** Lets days pass, and reads the connections of each. */
export async function liveWithCalls(t: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    await live(t, 1);
    await readDueConnections(t.deps, (error) => {
      throw error;
    });
  }
}

/** A customer with a line that has begun, logged in and stepped up. */
export async function customerWithLine(t: TestApp, days = 1) {
  const guest = await paidOrder(t);
  await live(t, days);
  const again = async () => {
    await logIn(guest.client, guest.email);
    await stepUp(guest.client);
    const [line] = await callLinesOf(guest.client);
    if (!line) throw new Error('The customer has no line.');
    return line;
  };
  return { ...guest, line: await again(), again };
}
