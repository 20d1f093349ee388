import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Disturbance } from '../../../src/server/infra/ports/network/network.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { drawingClient } from '../../support/drawing-client.ts';
import { drawnIn, PlainBrowser } from '../../support/plain-browser.ts';

let t: TestApp;
let told: Disturbance[] | 'away' = [];
beforeAll(async () => {
  t = await createTestApp({
    env: { CLIENT_DIR: await drawingClient() },
    now: new Date('2026-03-02T10:00:00Z'),
  });
  t.deps.ports.network.disturbances = async () => {
    if (told === 'away') throw new Error('away');
    return told;
  };
}, 180_000);
afterAll(() => t.close());
beforeEach(() => t.pass({ minutes: 10 }));

async function open(path: string): Promise<string> {
  // A busy machine may need longer for the first drawing than a reader waits.
  for (let tries = 0; tries < 20; tries++) {
    const { status, html } = await new PlainBrowser(t.app).open(path);
    expect(status).toBe(200);
    if (drawnIn(html)) return drawnIn(html);
  }
  throw new Error(`${path} is not drawn.`);
}
const say = (key: string, values?: Record<string, string | number>) => t.deps.words.text('de', key, values);

test('without scripts the form leads to the reception at a place, in words', async () => {
  told = [];
  const start = await open('/network');
  expect(start).toMatch(/<form[^>]* action="\/network"[^>]* method="get"/);
  expect(start).toContain(say('network.page.disturbances.none'));
  expect(start).not.toContain(say('network.page.column.indoors'));
  const found = await open('/network?near=50667');
  expect(found).toContain(say('network.page.coverage.title', { name: '50667 Köln' }));
  expect(found).toMatch(/<th scope="row">5G<\/th>.*(überall|teilweise|kein Empfang)/s);
  expect(await open('/tr/network?near=M%C3%9CN%C4%B0H')).toContain('München: kapsama');
});

test('an unknown place is said as it was typed, and never as markup', async () => {
  const page = await open(`/network?near=${encodeURIComponent('<b>Entenhausen</b>')}`);
  expect(page).toMatch(/„<span[^>]*>&lt;b&gt;Entenhausen&lt;\/b&gt;<\/span>“ kennen wir nicht/);
});

test('disturbances have their times as people say them', async () => {
  told = [
    {
      id: 'F-1',
      region: 'Köln-Innenstadt',
      postalCodes: ['50667'],
      since: '2026-03-02T08:05:00.000Z',
      expectedEnd: '2026-03-03T09:00:00.000Z',
      affects: ['data', 'calls'],
      state: 'inRepair',
    },
  ];
  const page = await open('/network?near=50667');
  for (const words of [
    'Köln-Innenstadt',
    say('network.page.disturbances.faults', { count: 1 }),
    'Betroffen: mobile Daten und Telefonieren',
    'Seit: heute, 9:05\u00a0Uhr',
    'Voraussichtlich behoben: morgen, 10\u00a0Uhr',
    say('network.page.state.inRepair'),
  ])
    expect(page).toContain(words);
});

test('a network that is away is no page without an answer, and no page without disturbances', async () => {
  told = 'away';
  const page = await open('/network');
  expect(page).toContain(say('network.page.unreachable.title'));
  expect(page).not.toContain(say('network.page.disturbances.none'));
});

test('the price list stands whole without scripts', async () => {
  const page = await open('/information/price-list');
  for (const words of [
    'Flex S',
    '9,99',
    'Paket „Türkei 5 GB“',
    say('prices.page.rule'),
    'gesperrt, keine Kosten',
  ])
    expect(page).toContain(words);
});
