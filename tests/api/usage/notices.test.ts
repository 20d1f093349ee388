import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UsageRecord } from '../../../src/server/infra/ports/network/network.ts';
import { tellNetwork } from '../../../src/server/infra/ports/network/tell-network.service.ts';
import { insertAllowance } from '../../../src/server/modules/packages/allowance.repository.ts';
import { readDueUsage } from '../../../src/server/modules/usage/read-usage.service.ts';
import type { UsageHistory } from '../../../src/shared/api/usage.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { AllowanceSource, Zone } from '../../../src/shared/enums.ts';
import { germanDay } from '../../../src/shared/german-day.ts';
import { cycleOf, daysFrom } from '../../../src/shared/usage.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { chooseWays } from '../../support/messages.ts';
import { logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';
import { bookAndPay, usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const fail = (error: unknown) => {
  throw error;
};

/** A customer whose line works, with the network's meter in the hand of the test. */
async function withMeter() {
  const guest = await paidOrder(t);
  await live(t, 1);
  const client = await logIn(guest.client, guest.email);
  const lineId = (await usageOf(client))[0]?.contractId ?? '';
  const use = async (amount: number, more: Partial<UsageRecord> = {}) => {
    const record = {
      lineId,
      day: berlinToday(t.now()),
      kind: 'data',
      zone: 'home',
      amount,
      ...more,
    } as const;
    t.ports.network.usage = async ({ lineIds }) => (lineIds.includes(lineId) ? [record] : []);
    t.pass({ hours: 1 });
    await readDueUsage(t.deps, fail);
  };
  const told = async (to = guest.email) =>
    (await t.outbox(to)).filter(({ template }) => template.startsWith('usage')).map(({ text }) => text);
  return { ...guest, client, lineId, use, told };
}

const setNotices = (client: TestClient, contractId: string, change: object) =>
  client.send('PUT', '/api/usage/me/notices', {
    contractId,
    at80: true,
    at100: true,
    unusual: true,
    ...change,
  });

/** A gigabyte of another cause than the plan, used before it: it ends tomorrow. */
const give = (contractId: string, { source, zones }: { source: AllowanceSource; zones: Zone[] }) =>
  insertAllowance(t.db, {
    id: randomUUID(),
    contractId,
    source,
    sourceId: randomUUID(),
    month: 0,
    part: 0,
    kind: 'data',
    zones,
    amount: 1_000,
    startsAt: t.now(),
    endsOn: addDays(berlinToday(t.now()), 1),
  });

test('at 80 and at 100 percent the customer is told, each once, with the speed from then on', async () => {
  const { use, told } = await withMeter();
  await use(15_900);
  expect(await told()).toEqual([]);
  await use(16_300);
  await use(17_000);
  expect(await told()).toEqual([expect.stringMatching(/16,3 von 20 GB verbraucht/)]);
  // What is left of it is not more than it.
  expect(await told()).toEqual([expect.stringMatching(/Ist alles verbraucht, schreiben wir/)]);
  await use(20_000);
  await use(20_010);
  const [, second, third] = await told();
  expect(second).toMatch(/höchstens 64 kbit\/s/);
  expect(third).toBeUndefined();
});

test('who has switched off the notice at 100 percent is promised none at 80', async () => {
  const { client, lineId, use, told } = await withMeter();
  (await setNotices(client, lineId, { at100: false })).payload();
  await use(16_300);
  await use(20_000);
  const [only, ...more] = await told();
  expect(only).toContain('schreiben wir Ihnen nicht');
  expect(only).not.toContain('noch einmal');
  expect(more).toEqual([]);
});

test('who jumps over 80 percent is told of 100 alone', async () => {
  const { use, told } = await withMeter();
  await use(25_000);
  expect(await told()).toEqual([expect.stringMatching(/20 von 20 GB/)]);
});

test('a package has notices of its own; while there is more, nothing is said of slowness', async () => {
  const { client, use, told } = await withMeter();
  t.pass({ minutes: 1 });
  await bookAndPay(t, client, 'data-5');
  await tellNetwork(t.deps, fail);
  await use(20_000);
  expect(await told()).toEqual([expect.stringMatching(/Sie haben noch weiteres Volumen/)]);
  await use(25_000);
  const [, ofPackage] = await told();
  expect(ofPackage).toContain('Paket „5 GB extra“');
  expect(ofPackage).toContain('höchstens 64 kbit/s');
});

test('a package for other countries is not more at home: the customer is told of the speed', async () => {
  const { lineId, use, told } = await withMeter();
  await give(lineId, { source: 'game', zones: ['eu'] });
  await use(20_000);
  const [only, ...more] = await told();
  expect(only).toContain('höchstens 64 kbit/s');
  expect(only).not.toContain('weiteres Volumen');
  expect(more).toEqual([]);
});

test.each([
  ['invitation', 'Ihr Geschenk zur Einladung', 'von Ihrem Geschenk zur Einladung für', 'geschenktes Volumen'],
  ['game', 'Ihr Gewinn im Elfmeter', 'von Ihrem Gewinn im Elfmeter für', 'gewonnenes Volumen'],
] as const)(
  'volume without a name of its own is named by its cause: %s',
  async (source, subject, text, sms) => {
    const { client, email, lineId, use } = await withMeter();
    await give(lineId, { source, zones: ['home'] });
    await use(800);
    const mails = await t.outbox(email);
    const notices = mails.filter(({ template }) => template.startsWith('usage'));
    expect(notices.map((mail) => mail.subject)).toEqual([`80 % verbraucht: ${subject}`]);
    expect(notices[0]?.text).toContain(text);
    await logIn(client, email);
    (await chooseWays(client, { usage: ['sms'] })).payload();
    const [{ msisdn } = { msisdn: '' }] = await usageOf(client);
    await use(1_000);
    const [short] = (await t.outbox(msisdn)).filter(({ template }) => template.startsWith('usage'));
    expect(short?.text).toMatch(new RegExp(`^Kanarya Mobil: Aufgebraucht: ${sms}`));
  },
);

test('notices can be switched off and on, and come by SMS', async () => {
  const { client, email, lineId, use, told } = await withMeter();
  (await setNotices(client, lineId, { at80: false })).payload();
  (await chooseWays(client, { usage: ['sms'] })).payload();
  const [{ msisdn } = { msisdn: '' }] = await usageOf(client);
  await use(16_500);
  await logIn(client, email);
  (await setNotices(client, lineId, {})).payload();
  await use(17_000);
  expect([...(await told()), ...(await told(msisdn))]).toEqual([]);
  await use(20_000);
  const texts = await told(msisdn);
  expect(texts).toEqual([expect.stringMatching(/^Kanarya Mobil: Aufgebraucht/)]);
  expect(texts[0]).toContain(`/dashboard/options?contract=${lineId}`);
  expect(await told()).toEqual([]);
});

test('a day with far more data than usual is told once', async () => {
  const { use, told } = await withMeter();
  for (let day = 0; day < 10; day++) {
    await use(300);
    t.pass({ days: 1 });
  }
  await use(1_500);
  expect(await told()).toEqual([]);
  await use(2_500);
  await use(2_600);
  expect(await told()).toEqual([expect.stringMatching(/viel mehr Daten verbraucht/)]);
});

test('a round with nothing due asks the network nothing', async () => {
  let asked = 0;
  t.ports.network.usage = async () => {
    asked += 1;
    return [];
  };
  t.pass({ hours: 1 });
  await readDueUsage(t.deps, fail);
  expect(asked).toBe(1);
  await readDueUsage(t.deps, fail);
  expect(asked).toBe(1);
});

test('a day with much more than usual is told, days without usage counted as none, also when it is read late', async () => {
  const { use, told, client, email } = await withMeter();
  t.ports.network.usage = async () => [];
  await live(t, 10);
  await logIn(client, email);
  const yesterday = berlinToday(t.now());
  t.pass({ days: 1 });
  await use(2_500, { day: yesterday });
  await use(2_500, { day: yesterday });
  const texts = (await told()).filter((text) => text.includes('viel mehr Daten'));
  expect(texts).toEqual([expect.stringContaining(`am ${germanDay(yesterday)}`)]);
});

test('the history shows every day since the line began, and the months of its bills', async () => {
  const { client, email, lineId } = await withMeter();
  const startsOn = (await usageOf(client))[0]?.cycleStartsOn ?? '';
  const used = addDays(startsOn, 3);
  t.ports.network.usage = async ({ lineIds, from }) =>
    lineIds.includes(lineId) && from <= used
      ? [{ lineId, day: used, kind: 'data', zone: 'home', amount: 700 }]
      : [];
  await live(t, 40);
  await logIn(client, email);
  const { history } = (await client.get(`/api/usage/me/history?contractId=${lineId}`)).payload<{
    history: UsageHistory;
  }>();
  const today = berlinToday(t.now());
  expect(history.days.map(({ day }) => day)).toEqual(daysFrom(startsOn, today).toReversed());
  expect(history.days.filter(({ dataMb }) => dataMb > 0)).toEqual([
    expect.objectContaining({ day: used, dataMb: 700 }),
  ]);
  const [second, first] = [cycleOf(startsOn, today), cycleOf(startsOn, startsOn)];
  expect(history.months).toEqual([
    expect.objectContaining({ startsOn: second.startsOn, endsOn: second.endsOn, dataMb: 0 }),
    expect.objectContaining({ startsOn: first.startsOn, endsOn: first.endsOn, dataMb: 700 }),
  ]);
});
