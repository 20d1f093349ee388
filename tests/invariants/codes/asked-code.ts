import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { lastCode } from '../../support/outbox.ts';
import type { Dice } from '../harness/dice.ts';
import type { Pair } from '../harness/pair.ts';
import { freshPhone } from '../harness/people.ts';
import { payloadOf, type Reply, WebClient } from '../harness/web-client.ts';

/** A guest who was sent a code. */
export interface AskedCode {
  client: WebClient;
  phone: string;
  code: string;
}

export async function askedCode({ addresses, db }: Pair, dice: Dice): Promise<AskedCode> {
  const client = new WebClient();
  const phone = await freshPhone(db);
  payloadOf(await askForCode(client, dice.pick(addresses), phone));
  return { client, phone, code: await lastCode(db, phone) };
}

export function askForCode(client: WebClient, address: string, phone: string): Promise<Reply> {
  return client.post(address, '/api/phone-auth/generate-otp', { phone });
}

export function tryCode(client: WebClient, address: string, code: string): Promise<Reply> {
  return client.post(address, '/api/phone-auth/verify-otp', { code });
}

/** Another code than all that were sent to a phone. */
export async function wrongCode(db: Database, phone: string, dice: Dice): Promise<string> {
  const sent = await db.query<{ text: string }>('SELECT text FROM outbox WHERE recipient = $1', [phone]);
  for (;;) {
    const code = String(dice.roll(1_000_000)).padStart(6, '0');
    if (!sent.some(({ text }) => text.includes(code))) return code;
  }
}
