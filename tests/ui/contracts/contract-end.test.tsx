import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractView } from '../../../src/shared/api/contracts.ts';
import { germanDay } from '../../../src/shared/german-day.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { setBudgets } from '../../support/budgets.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now: new Date() });
});
afterAll(() => t.close());

const words = {
  de: {
    end: 'Vertrag kündigen',
    back: 'Nicht kündigen',
    confirm: 'Jetzt kündigen',
    receipt: 'Ihre Kündigung ist eingegangen',
    mailed: /haben wir Ihnen auch per E-Mail geschickt/,
    later: /erst in einigen Minuten fertig\. Wir schicken es Ihnen dann per E-Mail/,
  },
  tr: {
    end: 'Sözleşmeyi feshet',
    back: 'Sözleşme kalsın',
    confirm: 'şimdi feshet',
    receipt: 'Fesih bildiriminiz bize ulaştı',
    mailed: /e-postayla da gönderdik/,
    later: /birkaç dakika içinde hazır olacak\. Hazır olunca size e-postayla/,
  },
};

test.each([
  ['de', '/dashboard', 'mailed'],
  ['tr', '/tr/dashboard', 'later'],
  ['de', '/dashboard/account/overview', 'later'],
] as const)(
  'a contract is ended on its card (%s %s): with its last day, and a way back; the receipt is %s',
  async (lang, path, when) => {
    await setBudgets(t, when === 'later' ? { receiptCustomers: [0, 3600] } : {});
    const { client, email } = await paidOrder(t);
    await live(t, 1);
    await logIn(client, email);
    const stored = { accessToken: client.token, expiresAt: Date.now() + 800_000 };
    sessionStorage.setItem('fanline.kanarya.token', JSON.stringify(stored));
    const read = async () =>
      (await client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>().contracts[0];
    const before = await read();
    const day = germanDay(before?.earliestEndOn ?? '');
    const { user } = await openPage(t, path);
    const { end, back, confirm, receipt } = words[lang];
    const button = await screen.findByRole('button', { name: end });
    const card = within(button.closest('article') ?? document.body);
    expect(card.getByText(new RegExp(`^(Kündigen Sie heute|Bugün feshederseniz).*${day}`))).toBeTruthy();
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: end });
    expect(dialog.textContent).toContain(day);
    await user.click(within(dialog).getByRole('button', { name: back }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await read())?.endedOn).toBeNull();

    await user.click(button);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));
    await card.findByRole('heading', { name: receipt });
    expect(card.getByText(words[lang][when])).toBeTruthy();
    expect((await read())?.endedOn).toBe(before?.earliestEndOn);
  },
);
