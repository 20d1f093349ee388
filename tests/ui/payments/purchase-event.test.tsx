import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Purpose } from '../../../src/shared/purposes.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { askLikeServer, chosen, SERVICES_FILE } from '../../support/asking-page.ts';
import { paidOrder } from '../../support/lines.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { SERVICES_FILE } });
});
afterAll(() => t.close());

let forget: () => void;
beforeEach(() => {
  forget = askLikeServer(t);
});
afterEach(() => {
  forget();
  localStorage.clear();
  window.dataLayer = undefined;
  window._paq = undefined;
});

const purchases = () => (window.dataLayer ?? []).filter(({ event }) => event === 'purchase');

const countedByMatomo = () =>
  waitFor(() =>
    expect(window._paq).toContainEqual(['trackEcommerceOrder', expect.any(String), expect.any(Number)]),
  );

/** A customer whose payment has just come, on the page that the provider leads back to. */
async function comeBack(granted: Purpose[]) {
  const { client, order, email } = await paidOrder(t);
  logInAs(client);
  chosen(t, granted);
  const { network } = await openPage(t, `/dashboard/payment-result?order=${order.id}`);
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'));
  return { network, order, email };
}

test.each([
  [[], 0],
  [['marketing', 'chat'], 0],
])('with %j nothing goes out, and the server is not asked', async (granted, count) => {
  const { network } = await comeBack(granted as Purpose[]); // the table's type is wider
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(purchases()).toHaveLength(count);
  expect(network.calls.filter(({ path }) => path.endsWith('/purchase'))).toEqual([]);
});

test('with analytics alone: order and value, nothing of the buyer', async () => {
  const { email } = await comeBack(['analytics']);
  await waitFor(() => expect(purchases()).toHaveLength(1));
  const [event] = purchases();
  expect(Object.keys(event ?? {})).toEqual(['event', 'ecommerce']);
  expect(event?.ecommerce).toMatchObject({ currency: 'EUR', value: expect.any(Number) });
  expect(JSON.stringify(window.dataLayer)).not.toContain(email);
  await countedByMatomo();
});

test('with marketing, too, who bought is in the data layer, and never at Matomo', async () => {
  const { email } = await comeBack(['analytics', 'marketing']);
  await waitFor(() => expect(purchases()).toHaveLength(1));
  expect(purchases()[0]?.user_data).toEqual({
    email,
    phone_number: expect.stringMatching(/^\+49/),
    address: {
      first_name: expect.any(String),
      last_name: expect.any(String),
      street: expect.any(String),
      city: expect.any(String),
      postal_code: expect.any(String),
    },
  });
  await countedByMatomo();
  expect(JSON.stringify(window._paq)).not.toContain(email);
});

test('a page that is opened again tells of no purchase twice; developers see what went out', async () => {
  const { order } = await comeBack(['analytics']);
  await waitFor(() => expect(purchases()).toHaveLength(1));
  const shown = sessionStorage.getItem('fanline.data-layer') ?? '';
  expect(JSON.parse(shown)).toEqual(purchases());
  window.dataLayer = undefined;
  const { network } = await openPage(t, `/dashboard/payment-result?order=${order.id}`);
  await waitFor(() => expect(network.calls.some(({ path }) => path.endsWith('/purchase'))).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(purchases()).toEqual([]);
  await openPage(t, '/dev/data-layer');
  expect(await screen.findByText(/transaction_id/)).toBeDefined();
});
