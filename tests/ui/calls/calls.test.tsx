import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import {
  callLinesOf,
  chooseCalls,
  customerWithLine,
  liveWithCalls,
  monthIn,
  wanted,
} from '../../support/calls.ts';
import { logIn } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';
import { stepUp } from '../../support/step-up.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const path = '/dashboard/bills/calls';
const words = {
  '': {
    off: /^Ausgeschaltet/,
    shortened: 'Jede Verbindung, Rufnummern ohne die letzten drei Ziffern',
    home: 'Im Haushalt',
    informed: /^Ich erkläre: Alle, die diesen Anschluss/,
    save: 'Auswahl speichern',
    missing: 'Ohne diese Erklärung dürfen wir Einzelverbindungen nicht speichern.',
    on: /^Eingeschaltet am .*ohne die letzten drei Ziffern/,
    stored: /^Gespeichert/,
  },
  '/tr': {
    off: /^Kapalı/,
    shortened: 'Her bağlantıyı, numaranın son üç hanesi olmadan',
    home: 'Evde, kendim veya ailemle',
    informed: /^Beyan ederim: Bu hattı benimle/,
    save: 'Seçimi kaydet',
    missing: 'Bu beyan olmadan bağlantıları tek tek kaydetmemize izin yok.',
    on: /tarihinde açıldı, numaralar son üç hanesi olmadan/,
    stored: /^Kaydedildi/,
  },
} as const;

test.each(['', '/tr'] as const)(
  'it says that it is for the future, and is switched on with the declaration alone (%s)',
  async (prefix) => {
    const said = words[prefix];
    const { client } = await customerWithLine(t);
    logInAs(client);
    const { user } = await openPage(t, `${prefix}${path}`);
    await screen.findByText(said.off);
    await user.click(await screen.findByRole('radio', { name: said.shortened }));
    await user.click(await screen.findByRole('radio', { name: said.home }));
    await user.click(screen.getByRole('button', { name: said.save }));
    await screen.findAllByText(said.missing);
    expect((await callLinesOf(client))[0]).toMatchObject({ choice: 'off' });
    await user.click(screen.getByRole('checkbox', { name: said.informed }));
    await user.click(screen.getByRole('button', { name: said.save }));
    await screen.findByText(said.on);
    await screen.findByText(said.stored);
    expect((await callLinesOf(client))[0]).toMatchObject({ choice: 'shortened' });
  },
);

test('a month opens with its connections by day and their sums, and closes again', async () => {
  const { client, email, line } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.shortened);
  await liveWithCalls(t, 4);
  await stepUp(await logIn(client, email));
  const { connections } = monthIn(await client.get(`/api/calls/me/${line.contractId}`));
  logInAs(client);
  const { user } = await openPage(t, path);
  await user.click(await screen.findByRole('button', { name: /^\d\d\.\d\d\.\d{4} – / }));
  const table = within(await screen.findByRole('table', { name: /^Verbindungen vom/ }));
  expect(table.getAllByRole('row')).toHaveLength(
    connections.length + new Set(connections.map(({ startedAt }) => startedAt.slice(0, 10))).size + 1,
  );
  for (const { number } of connections) if (number !== null) expect(number).toMatch(/xxx$/);
  expect(table.getAllByText(/ xxx$/).length).toBeGreaterThan(0);
  screen.getByText('In der Liste');
  screen.getByText('Ganzer Monat');
  await user.click(screen.getByRole('button', { name: /^\d\d\.\d\d\.\d{4} – / }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('a bill leads to the list of its month', async () => {
  const { client, email, line } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  await liveWithCalls(t, 33);
  await stepUp(await logIn(client, email));
  const bill = (await callLinesOf(client))[0]?.months[1]?.bill;
  logInAs(client);
  await openPage(t, '/dashboard/bills');
  const links = await screen.findAllByText('Einzelverbindungen zu dieser Rechnung');
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    `${path}?contract=${line.contractId}&bill=${bill?.id}`,
  );
});
