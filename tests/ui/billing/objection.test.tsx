import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { answerObjection, objectionIn, objectTo } from '../../support/objections.ts';
import { logIn } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const words = {
  '': {
    open: /^Rechnung beanstanden/,
    reason: 'Etwas ist doppelt berechnet',
    line: /^Tarif Flex M/,
    message: /^Bitte beschreiben Sie kurz/,
    send: 'Beanstandung senden',
    missing: 'Bitte wählen Sie, was nicht stimmt.',
    received: 'Wir prüfen Ihre Beanstandung',
    held: /^Bis zu unserer Antwort mahnen wir diese Rechnung nicht/,
    badge: 'Beanstandet',
  },
  '/tr': {
    open: /^Faturaya itiraz et/,
    reason: 'Bir şey iki kez hesaplanmış',
    line: /^Flex M tarifesi/,
    message: /^Neyin yanlış olduğunu kısaca anlatın/,
    send: 'İtirazı gönder',
    missing: 'Lütfen neyin yanlış olduğunu seçin.',
    received: 'İtirazınızı inceliyoruz',
    held: /^Yanıtımıza kadar bu fatura için ihtar göndermiyor/,
    badge: 'İtiraz edildi',
  },
} as const;

/** The row of the newest monthly bill on the page, by its number. */
async function rowOf(number: string) {
  const [said] = await screen.findAllByText((text) => text.includes(number));
  const row = said?.closest('li');
  if (!row) throw new Error(`${number} stands in no row.`);
  return within(row);
}

async function billed() {
  const { client, email } = await paidOrder(t);
  await live(t, 1);
  await logIn(client, email);
  return { client, bill: await monthOf(client) };
}

async function monthOf(client: TestClient) {
  const { invoices } = (await client.get('/api/invoices/me')).payload<{
    invoices: { id: string; number: string; kind: string; objectableUntil: string | null }[];
  }>();
  const bill = invoices.find(({ kind }) => kind === 'monthly');
  if (!bill) throw new Error('There is no bill.');
  return bill;
}

test.each(['', '/tr'] as const)(
  'a bill is objected to in place, and says that we check it (%s)',
  async (prefix) => {
    const said = words[prefix];
    const { client, bill } = await billed();
    logInAs(client);
    const { user } = await openPage(t, `${prefix}/dashboard/bills`);
    const row = await rowOf(bill.number);
    await user.click(row.getByText(said.open));
    const send = await row.findByRole('button', { name: said.send });
    await user.click(send);
    await row.findAllByText(said.missing);
    await user.click(row.getByRole('radio', { name: said.reason }));
    await user.click(row.getByRole('checkbox', { name: said.line }));
    await user.type(row.getByRole('textbox', { name: said.message }), 'Der Tarif steht zweimal da.');
    await user.click(send);
    await row.findByText(said.received);
    row.getByText(said.held);
    row.getByText(said.badge);
    expect(row.queryByText(said.open)).toBeNull();
    const [stored] = await t.db.query<{ reason: string; lines: string[] }>(
      'SELECT reason, line_ids AS lines FROM objection WHERE invoice_id = $1',
      [bill.id],
    );
    expect(stored).toEqual({ reason: 'chargedTwice', lines: ['tariff'] });
  },
);

test('the answer stands at the bill, and after eight weeks the form is gone', async () => {
  const { client, bill } = await billed();
  const { email } = (await client.get('/api/users/me')).payload<{ user: { email: string } }>().user;
  const { number } = objectionIn(await objectTo(client, bill));
  await answerObjection(t, number, 333, 'Die Minuten waren frei.');
  logInAs(client);
  await openPage(t, '/dashboard/bills');
  const row = await rowOf(bill.number);
  row.getByText(/^Sie haben recht: Am \d\d\.\d\d\.2026 haben wir 3,33\s€ gutgeschrieben\.$/);
  row.getByText('Die Minuten waren frei.');
  row.getByText(words[''].open);
  t.pass({ days: 60 });
  logInAs(await logIn(client, email));
  await openPage(t, '/dashboard/bills');
  const later = await rowOf(bill.number);
  later.getByText('Die Minuten waren frei.');
  expect(later.queryByText(words[''].open)).toBeNull();
});
