import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test.each([
  [
    '',
    '0,01 € mehr als im Monat davor',
    'Warum 0,01 € mehr?',
    'Nicht mehr dabei: Gutschrift der Prüfung Ihres Zahlungsmittels',
  ],
  [
    '/tr',
    'önceki aya göre 0,01 € fazla',
    'Neden 0,01 € fazla?',
    'Artık yok: Ödeme aracı doğrulamasının iadesi',
  ],
])(
  'a bill says its lines, and why it is higher than the one before (%s)',
  async (prefix, more, why, reason) => {
    const { client, email } = await paidOrder(t);
    await live(t, 32);
    logInAs(await logIn(client, email));
    await openPage(t, `${prefix}/dashboard/bills`);
    const said = (words: string) => (_: string, element: Element | null) =>
      element?.textContent?.replace(/\s/g, ' ') === words;
    const [newest] = await screen.findAllByText(said(more));
    const row = newest?.closest('li');
    if (!row) throw new Error('The sentence stands in no row.');
    const bill = within(row);
    bill.getByText(said(why));
    bill.getByText(reason);
    bill.getByText(/^(Tarif Flex M|Flex M tarifesi)$/);
    bill.getByText(said('+0,01 €'));
    bill.getByText(/^(Gesamt, darin 2,39|Toplam \(KDV: 2,39)/);
  },
);
