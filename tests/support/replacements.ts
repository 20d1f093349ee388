import { tellNetwork } from '../../src/server/infra/ports/network/tell-network.service.ts';
import { runLifecycle } from '../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { followCards } from '../../src/server/modules/sims/follow-cards.service.ts';
import { settleOverdueCards } from '../../src/server/modules/sims/overdue-cards.service.ts';
import { replaceDueSims } from '../../src/server/modules/sims/replace-due.service.ts';
import type { SimView } from '../../src/shared/api/sims.ts';
import type { TestApp } from './app.ts';
import { paidOrder } from './lines.ts';
import { logIn, password } from './people.ts';
import type { TestClient } from './test-client.ts';

const orThrow = (error: unknown) => {
  throw error;
};

export async function ownSim(client: TestClient): Promise<SimView> {
  const [sim] = (await client.get('/api/sims/me')).payload<{ sims: SimView[] }>().sims;
  if (!sim) throw new Error('The line has no SIM.');
  return sim;
}

/** A customer whose line works, with the account's phone on another line, and contacts that are as old as the account. */
export async function lineOwner(t: TestApp) {
  const paid = await paidOrder(t);
  await runLifecycle(t.deps);
  const sim = await ownSim(paid.client);
  return { ...paid, sim, id: sim.contractId };
}

const path = (id: string) => `/api/sims/me/${id}/replacement`;

const esim = { kind: 'esim' };
/** What is asked for in the place of a card that works. */
export const aCard = { kind: 'physical' };

export const askByPassword = (client: TestClient, id: string, secret = password, wish: object = esim) =>
  client.post(path(id), { ...wish, way: 'password', password: secret });
export const askByCode = (client: TestClient, id: string, code: string, wish: object = esim) =>
  client.post(path(id), { ...wish, way: 'code', code });
export const activate = (client: TestClient, id: string) => client.post(`${path(id)}/activate`);
export const sendCode = (client: TestClient, id: string) => client.post(`${path(id)}/generate-otp`);

/** The token of the last link of that kind to an address or phone; empty without one. */
export async function linkTo(t: TestApp, recipient: string, kind: 'confirm' | 'cancel'): Promise<string> {
  const texts = (await t.outbox(recipient)).map(({ text }) => text);
  const found = texts.flatMap(
    (text) => new RegExp(String.raw`sim-replacement\?${kind}=([\w-]{43})`).exec(text)?.[1] ?? [],
  );
  return found.at(-1) ?? '';
}

export const confirm = (t: TestApp, token: string) =>
  t.client().post('/api/sims/replacement/confirm', { token });
export const cancel = (t: TestApp, token: string) =>
  t.client().post('/api/sims/replacement/cancel', { token });

/** The clock goes on, and what is due is done. */
export async function later(t: TestApp, hours: number): Promise<void> {
  t.pass({ hours });
  await replaceDueSims(t.deps, orThrow);
  await followCards(t.deps, orThrow);
  await settleOverdueCards(t.deps, orThrow);
  await tellNetwork(t.deps, orThrow);
}

export type Owner = Awaited<ReturnType<typeof lineOwner>>;

/** Asks for what replaces the SIM, proved by a code to the account's phone. */
export async function proved(
  t: TestApp,
  { client, id, phone }: Owner,
  wish: object = aCard,
): Promise<SimView> {
  (await sendCode(client, id)).payload();
  return (await askByCode(client, id, await t.code(phone), wish)).payload<{ sim: SimView }>().sim;
}

/** Days pass one by one; the customer logs in again. */
export async function passDays(t: TestApp, { client, email }: Owner, count: number): Promise<SimView> {
  for (let day = 0; day < count; day++) await later(t, 24);
  await logIn(client, email);
  return ownSim(client);
}
