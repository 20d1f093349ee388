import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { checkout, choose } from '../../support/payments.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('after a failed payment another means can be chosen, a card too, and that is what is asked for', async () => {
  const { client, order } = await guestWithOrder(t, '+4917139200021');
  logInAs(client);
  const { url } = (await checkout(client, order)).payload<{ url: string }>();
  await choose(t, url, 'fail');
  await openPage(t, `/dashboard/payment-result?kind=order&order=${order.id}&success=false`);
  const group = await screen.findByRole('group', { name: 'Zahlungsart' });
  expect(group.querySelectorAll('input[type=radio]')).toHaveLength(5);
  expect(group.querySelector<HTMLInputElement>('input:checked')?.value).toBe('paypal');
  await userEvent.click(screen.getByRole('radio', { name: 'Kredit- oder Debitkarte' }));
  await userEvent.click(screen.getByRole('button', { name: /^\d+,\d\d\s€ bezahlen$/ }));
  const newest = () =>
    t.db.query('SELECT method, version, state FROM payment WHERE order_id = $1 AND attempt = 2', [order.id]);
  await expect
    .poll(newest, { timeout: 15_000 })
    .toEqual([{ method: 'card', version: 'V2', state: 'incomplete' }]);
});

test('a package that is booked says so, in Turkish too', async () => {
  const { client, order } = await guestWithOrder(t, '+4917139200022');
  logInAs(client);
  await choose(t, (await checkout(client, order)).payload<{ url: string }>().url, 'pay');
  const option = (await client.get('/api/tariffs/options')).payload<{ options: { id: string }[] }>()
    .options[0]?.id;
  const booked = await client.post(
    `/api/options/${option}/payment-intent`,
    { earlyStart: true },
    { 'idempotency-key': 'one-package' },
  );
  const back = await choose(t, booked.payload<{ url: string }>().url, 'pay');
  await openPage(t, `/tr${back.pathname}${back.search}`);
  await screen.findByRole('heading', { name: 'Paketiniz hazır' });
});
