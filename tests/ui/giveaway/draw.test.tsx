import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawRounds } from '../../../src/server/modules/giveaway/draw-rounds.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { closeRound, enterAs, tokenOf } from '../../support/giveaway.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { BUDGET_SCALE: '1000' } });
  for (let nth = 1; nth <= 25; nth++) await enterAs(t, nth);
});
afterAll(() => t.close());

test('an open round is marked as promotion in both languages', async () => {
  await openPage(t, '/giveaway');
  await screen.findByText('Gewinnspiel · Werbeaktion');
  await openPage(t, '/tr/giveaway');
  await screen.findByText('Çekiliş · Kampanya');
});

test('an open round says when it is drawn, and shows the hash of its secret', async () => {
  await openPage(t, '/giveaway');
  await screen.findByText('Mitmachen können Sie bis zum 31.05.2027');
  await screen.findByText('Ausgelost wird am 01.06.2027.');
  await screen.findByText('So prüfen Sie die Auslosung nach');
  await screen.findByText(/^[0-9a-f]{64}$/);
});

test('an open round says what a voucher lowers, and where it waits for a line, in both languages', async () => {
  await openPage(t, '/giveaway');
  await screen.findByText('30 Gutscheine über je 100 € für Monatsrechnungen');
  await screen.findByText(/senkt die Monatsrechnungen eines Anschlusses.+bleibt .+ in Ihrem Kundenkonto/);
  await openPage(t, '/tr/giveaway');
  await screen.findByText('Aylık faturalar için 100 € değerinde 30 hediye çeki');
  await screen.findByText(/bir hattın aylık faturalarından düşülür.+hesabınızda bekler/);
});

test('a winner accepts, is named, changes that, and the results say it', async () => {
  await closeRound(t, 'heimspiel');
  await drawRounds(t.deps);
  t.pass({ hours: 1 });
  await drawRounds(t.deps);
  const { token } = await tokenOf(t, 2);
  const { user } = await openPage(t, `/giveaway/win?token=${token}`);
  await screen.findByText('Ein Gutschein über 100 € für Ihre Monatsrechnungen');
  await screen.findByText('15.06.2027');
  const buttons = screen.getAllByRole('button', { name: /^Annehmen/ });
  expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Annehmen und genannt werden' }));
  await screen.findByText(/Ihr Gutschein ist per E-Mail unterwegs/);
  const [, name = ''] = /„(.+)“/.exec(screen.getByText(/stehen Sie als/).textContent ?? '') ?? [];
  await openPage(t, '/giveaway-result');
  await screen.findByText('Bekannt gegeben am 01.06.2027');
  const prize = within(
    (await screen.findByText('30 Gutscheine über je 100 € für Monatsrechnungen')).closest('li') ??
      document.body,
  );
  expect(prize.getAllByText(/Los \d+/).length).toBe(4);
  expect(prize.getByText(new RegExp(name.replace('.', '\\.')))).toBeTruthy();
  const again = await openPage(t, `/tr/giveaway/win?token=${token}`);
  await again.user.click(await screen.findByRole('button', { name: 'Adım yazılmasın' }));
  await screen.findByText('Kazananlar sayfasında yalnızca numaranız görünüyor.');
});

test('a link that is over says so', async () => {
  await openPage(t, '/giveaway/win?token=nosuch');
  await screen.findByText(/Dieser Link gilt nicht mehr/);
});

test('a voucher is redeemed by one tap, and not a second time', async () => {
  const { client } = await customer(t, 'anna');
  const mails = await t.outbox();
  const mail = mails.find(({ template }) => template === 'voucher');
  const code = /voucher\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  logInAs(client);
  const { user } = await openPage(t, `/dashboard/voucher?code=${code}`);
  await user.click(await screen.findByRole('button', { name: 'Gutschein einlösen' }));
  await screen.findByRole('heading', { name: /^100,00\s€ gehören jetzt Ihnen$/ });
  await openPage(t, `/tr/dashboard/voucher?code=${code}`);
  await screen.findByText('Böyle bir kupon kodu yok.');
  expect(screen.queryByRole('button', { name: 'Çeki kullan' })).toBeNull();
});
