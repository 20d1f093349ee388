import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetNames } from '../../../src/server/start/budget-settings.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { setBudgets } from '../../support/budgets.ts';
import { cancel, type Receipt } from '../../support/declarations.ts';
import { examplesOf } from '../../support/example.ts';
import { paidOrder } from '../../support/lines.ts';
import { askForSummary, guestReady, holdNumber, orderForms } from '../../support/orders.ts';
import { logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';
import { png, sendFile } from '../../support/uploads.ts';

interface Person {
  client: TestClient;
  /** An offer with a number that the person holds. */
  forms: object;
}

let t: TestApp;
/** Two strangers at one address, another one elsewhere, and a customer with a line at the first address. */
let people: Record<'one' | 'neighbour' | 'elsewhere' | 'anna', Person>;
let contractId: string | undefined;
beforeAll(async () => {
  t = await createTestApp({ env: { ACCESS_TOKEN_SECONDS: '86400' } });
  const { phone } = await paidOrder(t);
  const anna = await logIn(t.client({ remoteAddress: '192.0.2.1' }), phone);
  const own = (await anna.get('/api/contracts/me')).payload<{ contracts: { id: string }[] }>();
  contractId = own.contracts[0]?.id;
  const stranger = (n: number, remoteAddress: string) => guestReady(t, `+4917139222${n}`, { remoteAddress });
  people = {
    one: await stranger(101, '192.0.2.1'),
    neighbour: await stranger(102, '192.0.2.1'),
    elsewhere: await stranger(103, '192.0.2.2'),
    anna: { client: anna, forms: orderForms((await holdNumber(anna)).id, 'known') },
  };
});
afterAll(() => t.close());

const { valid } = await examplesOf('support/message');
const demo = { name: 'Deniz Kaya', contractNumber: 'V-0000000000' };
const isGiven = async (answer: Promise<{ status: number }>) => {
  const { status } = await answer;
  expect([200, 201, 429]).toContain(status);
  return status !== 429;
};

async function receipt({ client }: Person): Promise<boolean> {
  if (!client.token) return !(await cancel(client, { ...demo, email: 'a@example.org' })).isLater;
  const ended = await client.post(`/api/contracts/me/${contractId}/cancellation`, {});
  return !ended.payload<{ receipt: Receipt }>().receipt.isLater;
}

/** The acts whose budgets have all four shares. Each tells whether it was done at once. */
const doors: Record<string, (person: Person) => Promise<boolean>> = {
  mail: ({ client }) => isGiven(client.post('/api/support/messages', valid)),
  receipt,
  paper: ({ client, forms }) => isGiven(askForSummary(client, forms)),
  check: ({ client }) => isGiven(client.get('/api/users/check-email?email=free@example.org')),
  upload: ({ client }) => isGiven(sendFile(client, { form: 'support/message', field: '/files' }, png())),
};

describe.each(Object.entries(doors))('%s', (door, act) => {
  const limit = (share: string, most: number) => setBudgets(t, { [`${door}${share}`]: [most, 3600] });

  it('is counted for each caller', async () => {
    await limit('Caller', 1);
    expect([await act(people.anna), await act(people.anna)]).toEqual([true, false]);
    // Who declares by the public form is no guest: the declaration is kept in any case.
    const second = door === 'receipt';
    expect([await act(people.one), await act(people.one)]).toEqual([true, second]);
    expect(await act(people.neighbour)).toBe(true);
  });

  it('is counted for the strangers at an address', async () => {
    await limit('Address', 1);
    expect([await act(people.one), await act(people.neighbour)]).toEqual([true, false]);
    expect([await act(people.elsewhere), await act(people.anna)]).toEqual([true, true]);
  });

  it('is counted for all strangers, and customers keep their share', async () => {
    await limit('Strangers', 1);
    expect([await act(people.one), await act(people.elsewhere)]).toEqual([true, false]);
    expect(await act(people.anna)).toBe(true);
  });

  it('is counted for all customers, and strangers keep their share', async () => {
    await limit('Customers', 0);
    expect([await act(people.anna), await act(people.one)]).toEqual([false, true]);
  });
});

it('each act with four shares is here or among the doors', () => {
  const shares = ['Caller', 'Address', 'Strangers', 'Customers'];
  const names: readonly string[] = budgetNames;
  const all = names.filter((name) => name.endsWith('Customers')).map((name) => name.replace('Customers', ''));
  expect(all.sort()).toEqual([...Object.keys(doors), 'password', 'picture', 'sms'].sort());
  expect(Object.keys(doors).flatMap((door) => shares.filter((one) => !names.includes(door + one)))).toEqual(
    [],
  );
});
