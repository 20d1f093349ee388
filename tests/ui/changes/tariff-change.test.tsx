import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now: new Date() });
});
afterAll(() => t.close());

test('a customer orders another tariff, sees what is planned, and takes it back', async () => {
  const { client, email, order } = await paidOrder(t);
  await live(t, 1);
  await logIn(client, email);
  const stored = { accessToken: client.token, expiresAt: Date.now() + 800_000 };
  sessionStorage.setItem('fanline.kanarya.token', JSON.stringify(stored));
  const { user } = await openPage(t, '/dashboard/tariff');
  const offered = await screen.findAllByRole('radio', { name: /GB/ });
  const names = offered.map(
    (radio) => radio.getAttribute('aria-label') ?? radio.closest('label')?.textContent,
  );
  expect(names.some((name) => name?.includes('Flex M'))).toBe(false); // the own tariff
  await user.click(screen.getByRole('radio', { name: /Flex L/ }));
  await user.click(screen.getByRole('radio', { name: /Mit dem nächsten Monat/ }));
  await screen.findByRole('link', { name: 'Öffnen' });
  const price = within(screen.getByTestId('price-box'));
  expect(price.getAllByText(/19,99/).length).toBeGreaterThan(0);
  const change = within(screen.getByRole('region', { name: 'Was sich ändert' }));
  expect(change.getByText(/^\+5,00\s€$/).parentElement?.textContent).toMatch(/im Monat mehr als heute$/);
  expect(price.getByText('Beginnt am').nextElementSibling?.textContent).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig wechseln' }));
  expect((await screen.findAllByText(/Bitte öffnen Sie die Vertragszusammenfassung/)).length).toBe(2);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig wechseln' }));
  const plan = await screen.findByRole('region', { name: 'Flex L' });
  for (const term of ['Gilt ab', 'Mindestlaufzeit bis', 'Zurücknehmen bis'])
    expect(within(plan).getByText(term).nextElementSibling?.textContent).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  const was = within(plan).getByRole('row', { name: /^Im Monat/ });
  expect(
    within(was)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['14,99\u00A0€', '19,99\u00A0€']);
  within(plan).getByRole('columnheader', { name: /^Ab \d\d\.\d\d\.\d{4}$/ });
  expect(plan.parentElement).toBe(document.activeElement);
  expect(screen.queryByRole('button', { name: 'Zahlungspflichtig wechseln' })).toBeNull();
  const planned = async () =>
    (
      await t.db.query(
        `SELECT FROM tariff_change h JOIN contract c ON c.id = h.contract_id
          WHERE c.order_id = $1 AND h.state = 'planned'`,
        [order.id],
      )
    ).length;
  expect(await planned()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Wechsel zurücknehmen' }));
  await screen.findByText('Der Wechsel ist zurückgenommen');
  expect(screen.queryByRole('region', { name: 'Flex L' })).toBeNull();
  expect(await planned()).toBe(0);
});

test('whoever has no running line is told when a change is possible', async () => {
  const { client } = await paidOrder(t, (forms) => ({
    ...forms,
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
  }));
  const stored = { accessToken: client.token, expiresAt: Date.now() + 800_000 };
  sessionStorage.setItem('fanline.kanarya.token', JSON.stringify(stored));
  await openPage(t, '/dashboard/tariff');
  await screen.findByText('Noch kein Anschluss, der läuft');
});
