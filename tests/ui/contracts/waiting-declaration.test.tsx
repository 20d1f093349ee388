import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, portedOrder } from '../../support/lines.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now: new Date() });
});
afterAll(() => t.close());

test('who withdraws although the number has come along reads that people decide, also after a reload', async () => {
  const ported = await portedOrder(t, { msisdn: '+4917604069040' });
  await live(t, 9);
  await ported.login();
  const stored = { accessToken: ported.client.token, expiresAt: Date.now() + 11 * 86_400_000 };
  sessionStorage.setItem('fanline.kanarya.token', JSON.stringify(stored));
  const { user } = await openPage(t, '/dashboard');
  const name = 'Vertrag widerrufen';
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: 'Widerruf bestätigen' }));
  const find = (words: RegExp) => screen.findByText(words);
  await find(/^Darüber entscheidet unser Team/);
  // After a reload, on the overview and with the contract.
  for (const page of ['/dashboard', '/dashboard/account/overview']) {
    await openPage(t, page);
    await find(/^Ihr Widerruf E-\d+ vom .+ entschieden ist noch nicht/);
    await find(/^Darüber entscheidet unser Team/);
  }
  await openPage(t, '/tr/dashboard');
  await find(/cayma beyanınız bize ulaştı, henüz karar verilmedi/);
});
