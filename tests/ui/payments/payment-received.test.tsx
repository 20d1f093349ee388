import { screen } from '@testing-library/react';
import { afterAll, beforeAll, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('a payment that was received is said in the words of the specification, with the first day of the line', async () => {
  const { client, order } = await paidOrder(t, (forms) => ({
    ...forms,
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
  }));
  logInAs(client);
  const find = (words: RegExp) => screen.findByText(words);
  await openPage(t, `/dashboard/payment-result?kind=order&order=${order.id}`);
  await find(/Wir haben Ihren Auftrag erhalten\. Sobald alles fertig ist, bekommen Sie eine SMS\./);
  await find(/17\.03\.2026/);
  await openPage(t, `/tr/dashboard/payment-result?kind=order&order=${order.id}`);
  await find(/Talebinizi aldık\. İşlem tamamlanınca size SMS göndereceğiz\./);
  await find(/17\.03\.2026/);
});
