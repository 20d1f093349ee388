import { randomUUID } from 'node:crypto';
import { WebClient } from '../../invariants/harness/web-client.ts';
import { anyOf, atRate, type Field, proxied, type Sent } from './sending.ts';

/** So few that each uses up the tries of its code. */
const guestCount = 6;

/** Guests who asked for a code: their cookies, by their phones. */
async function guestsWithCode({ addresses }: Field, net: number): Promise<[string, string][]> {
  return Promise.all(
    Array.from({ length: guestCount }, async (_, at): Promise<[string, string]> => {
      const guest = new WebClient();
      guest.from = `127.66.${net}.${2 + at}`;
      const phone = `+4917138${String(Math.random()).slice(2, 8)}`;
      const asked = { phone };
      const reply = await guest.post(
        anyOf(addresses),
        '/api/phone-auth/generate-otp',
        asked,
        proxied(guest.from),
      );
      if (reply.status !== 200) throw new Error(`No code: ${reply.status} ${JSON.stringify(reply.body)}`);
      return [phone, [...guest.cookies].map((pair) => pair.join('=')).join('; ')];
    }),
  );
}

const reset = { password: 'Neu-12345!', passwordConfirmation: 'Neu-12345!' };

/** Wrong passwords for a known and for unknown names, wrong codes, made-up reset tokens. */
export async function guessing(field: Field, net: number, rate: number): Promise<void> {
  const guests = await guestsWithCode(field, net);
  const code = (): Sent => {
    const [guest, cookie] = anyOf(guests);
    const body = { code: String(Math.random()).slice(2, 8).padEnd(6, '0') };
    return { path: '/api/phone-auth/verify-otp', body, headers: { cookie }, guest };
  };
  const login = (username: string): Sent => ({
    path: '/api/auth/login',
    body: { username, password: `Falsch-${Math.random()}` },
  });
  const guess = () =>
    anyOf<() => Sent>([
      () => login('demo@fanline.example'),
      () => login(`fan${Math.random()}@example.org`),
      code,
      () => ({ path: '/api/users/reset-password', body: reset, headers: { 'x-reset-token': randomUUID() } }),
    ])();
  await atRate(field, net, rate, guess);
}
