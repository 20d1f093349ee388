import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoticeSettings } from '../../../src/shared/api/messages.ts';
import {
  type ChosenGroup,
  type CustomerNotice,
  customerNotices,
  isChosen,
  noticeOf,
  type Way,
} from '../../../src/shared/notices.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { chooseWays, messagesIn, tell, unchosen } from '../../support/messages.ts';
import { customer, logIn, phones } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let client: TestClient;
let userId: string;
const to = 'anna@example.org';
beforeAll(async () => {
  t = await createTestApp();
  ({ client, userId } = await customer(t, 'anna'));
});
afterAll(() => t.close());

/** The ways in which a notice has gone out. */
async function waysOf(name: CustomerNotice): Promise<Way[]> {
  t.pass({ seconds: 1 });
  const before =
    (await t.db.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM outbox'))[0]?.id ?? 0;
  await tell(t, { userId, to, name });
  const sent = await t.db.query<{ channel: Way; recipient: string }>(
    'SELECT channel, recipient FROM outbox WHERE id > $1 ORDER BY channel',
    [before],
  );
  for (const { channel, recipient } of sent) expect(recipient).toBe(channel === 'sms' ? phones.anna : to);
  const [newest] = (await messagesIn(client)).messages;
  expect([...(newest?.sentBy ?? [])].sort()).toEqual(sent.map(({ channel }) => channel));
  return sent.map(({ channel }) => channel);
}

const names = Object.keys(customerNotices) as CustomerNotice[];
const chosen = names.flatMap((name) => {
  const notice = noticeOf(name);
  return isChosen(notice) ? [[name, notice.group] as [CustomerNotice, ChosenGroup]] : [];
});

test('without a choice: mails, and of prizes and gifts none', async () => {
  const { choices, phone } = (await client.get('/api/users/me/notices')).payload<NoticeSettings>();
  expect(choices).toEqual(unchosen);
  expect(phone).toBe(phones.anna);
});

describe.each(chosen)('%s follows the choice for %s', (name, group) => {
  test.each([[[]], [['email']], [['sms']], [['email', 'sms']]] as Way[][][])('%j', async (ways) => {
    (await chooseWays(client, { [group]: ways })).payload();
    expect(await waysOf(name)).toEqual(ways);
  });
});

test('no choice keeps a fixed notice away', async () => {
  const none = { payments: [], usage: [], orders: [], line: [], fun: [] };
  expect((await chooseWays(client, none)).payload<NoticeSettings>().choices).toEqual(none);
  for (const name of names.filter((one) => !isChosen(noticeOf(one)) && one !== 'porting'))
    expect(await waysOf(name), name).toEqual(['email']);
});

test('prizes and gifts are told to whoever agreed to advertising, until another choice', async () => {
  const bora = await customer(t, 'bora');
  await t.db.query('UPDATE users SET marketing_consent = true WHERE id = $1', [bora.userId]);
  const funOf = async () =>
    (await bora.client.get('/api/users/me/notices')).payload<NoticeSettings>().choices.fun;
  expect(await funOf()).toEqual(['email']);
  (await chooseWays(bora.client, { fun: [] })).payload();
  expect(await funOf()).toEqual([]);
});

test('a choice is stored with the version of the form in which it was made', async () => {
  (await chooseWays(client, { fun: ['email'] })).payload();
  const rows = await t.db.query<{ version: string | null; at: Date }>(
    `SELECT definition_version AS version, chosen_at AS at FROM notice_choice WHERE user_id = $1 AND notice_group = 'fun'`,
    [userId],
  );
  expect(rows).toEqual([{ version: t.definitions.versions()['account/notices'], at: t.now() }]);
});

test('a phone that gets no SMS of ours cannot be chosen; what an older choice would send there comes by mail', async () => {
  (await chooseWays(client, { payments: ['sms'], orders: [], fun: ['sms'] })).payload();
  await t.db.query(`UPDATE users SET phone = '+4930231250000' WHERE id = $1`, [userId]);
  await logIn(client, to);
  const { phone } = (await client.get('/api/users/me/notices')).payload<NoticeSettings>();
  expect(phone).toBeNull();
  const refused = (await chooseWays(client, { payments: ['sms'] })).problem();
  expect(refused).toMatchObject({ status: 422, referenceCode: 1155, errors: [{ path: '/payments' }] });
  // It comes by mail then, but for what needs a consent to each way; and what was chosen in no way stays so.
  expect(await waysOf('paymentFailed')).toEqual(['email']);
  expect(await waysOf('gameReward')).toEqual([]);
  expect(await waysOf('parcelSent')).toEqual([]);
  // A line is a mobile one of ours.
  expect((await chooseWays(client, { usage: ['sms'] })).status).toBe(200);
});

test('what is no way, or stands twice, is refused', async () => {
  for (const usage of [['letter'], ['email', 'email'], 'email'])
    expect((await client.send('PUT', '/api/users/me/notices', { ...unchosen, usage })).problem().status).toBe(
      422,
    );
});

describe('the consent to advertising', () => {
  const settings = async (of: TestClient) =>
    (await of.get('/api/users/me/notices')).payload<NoticeSettings>();
  const choose = (of: TestClient, marketingConsent: boolean) =>
    of.send('PUT', '/api/users/me/advertising', { marketingConsent });

  test('is given and taken back in the account, and each change is logged with the version of its words', async () => {
    const { client: cem, userId: id } = await customer(t, 'cem');
    expect(await settings(cem)).toMatchObject({ advertising: false, choices: { fun: [] } });
    for (const granted of [true, true, false, false, true])
      (await choose(cem, granted)).payload<NoticeSettings>();
    expect(await settings(cem)).toMatchObject({ advertising: true, choices: { fun: ['email'] } });
    const logged = await t.db.query(
      'SELECT granted, lang, definition_version AS version FROM advertising_choice WHERE user_id = $1 ORDER BY granted, id',
      [id],
    );
    const version = t.definitions.versions()['account/advertising'];
    const row = (granted: boolean) => ({ granted, lang: 'de', version });
    expect(logged).toEqual([row(false), row(true), row(true)]);
    (await cem.send('PUT', '/api/users/me/advertising', {})).payload();
    expect(await settings(cem)).toMatchObject({ advertising: false, choices: { fun: [] } });
  });

  test('decides on prizes and gifts until these are chosen themselves: saving other groups chooses nothing', async () => {
    const { client: deniz, userId: id } = await customer(t, 'deniz');
    (await chooseWays(deniz, { usage: ['sms'] })).payload();
    const groups = await t.db.query('SELECT notice_group AS name FROM notice_choice WHERE user_id = $1', [
      id,
    ]);
    expect(groups).toEqual([{ name: 'usage' }]);
    (await choose(deniz, true)).payload();
    expect((await settings(deniz)).choices).toMatchObject({ usage: ['sms'], fun: ['email'] });
    // A choice of their own stays, also where it is what counted without one.
    (await chooseWays(deniz, { usage: ['email'], fun: [] })).payload();
    (await choose(deniz, false)).payload();
    (await choose(deniz, true)).payload();
    expect((await settings(deniz)).choices).toMatchObject({ usage: ['email'], fun: [] });
  });
});
