import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueVoucher } from '../../../src/server/modules/billing/voucher.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test.each([
  [
    '',
    'Gutschein einlösen',
    'Zu meinen Rechnungen',
    /^100,00\s€ ziehen wir von Ihrer nächsten Monatsrechnung ab/,
  ],
  ['/tr', 'Çeki kullan', 'Faturalarıma git', /^100,00\s€ bir sonraki aylık faturanızdan düşülecek/],
] as const)(
  'a voucher is seen among the bills as soon as it is redeemed (%s/)',
  async (prefix, redeem, toBills, waiting) => {
    const { client } = await paidOrder(t);
    const to = `voucher${prefix.length}@example.org`;
    const receiver = { team: 'kanarya', lang: 'de', to, name: 'Ayşe Yılmaz', cents: 10_000 } as const;
    await t.db.transaction((tx) => issueVoucher(tx, t.deps, receiver));
    const [mail] = await t.outbox(to);
    const code = /voucher\?code=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    logInAs(client);
    const { user } = await openPage(t, `${prefix}/dashboard/voucher?code=${code}`);
    const ticket = within(await screen.findByRole('region', { name: /^(Ihr Gutschein|Hediye çekiniz)$/ }));
    ticket.getByText(/^100,00\s€$/);
    ticket.getByText(/31\.12\.\d{4}/);
    await user.click(ticket.getByRole('button', { name: redeem }));
    await user.click(await screen.findByRole('link', { name: toBills }));
    expect(await screen.findByText(waiting)).toBeDefined();
  },
);

test('an unknown voucher is said to be one before there is anything to redeem', async () => {
  const { client } = await paidOrder(t);
  logInAs(client);
  await openPage(t, '/dashboard/voucher?code=unknown');
  await screen.findByText('Diesen Gutscheincode gibt es nicht.');
  expect(screen.queryByRole('button', { name: 'Gutschein einlösen' })).toBeNull();
});

test('without a voucher nothing is said of one', async () => {
  const { client } = await paidOrder(t);
  logInAs(client);
  const { network } = await openPage(t, '/dashboard/bills');
  await waitFor(() => expect(network.calls.some(({ path }) => path === '/api/vouchers/me')).toBe(true));
  await screen.findByRole('heading', { name: 'Erledigt' });
  expect(screen.queryByText('Ihr Gutschein ist eingelöst')).toBeNull();
});

test('where it cannot be said whether there is one, the bills are there all the same', async () => {
  const { client } = await paidOrder(t);
  logInAs(client);
  const { network } = await openPage(t, '/dashboard');
  network.instead.set('GET /api/vouchers/me', new Response('{}', { status: 500 }));
  await openPage(t, '/dashboard/bills', { network });
  await screen.findByRole('heading', { name: 'Erledigt' });
});
