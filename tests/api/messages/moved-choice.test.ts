import { afterAll, beforeAll, expect, test } from 'vitest';
import { notices } from '../../../src/server/infra/db/migrations/091-notices.ts';
import type { NoticeSettings } from '../../../src/shared/api/messages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder, secondLine } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** The statement of the migration that takes over what was chosen for each line. */
const moves = /INSERT INTO notice_choice[^;]+;/.exec(notices.sql)?.[0] ?? '';

test('how usage notices came for each line is taken over: no way is lost', async () => {
  const [both, sms, mail] = [await paidOrder(t), await paidOrder(t), await paidOrder(t)];
  const second = await secondLine(t, both.client);
  await live(t, 20);
  const set = (id: string) =>
    t.db.query(`UPDATE line_usage SET notice_channel = 'sms' WHERE contract_id = $1`, [id]);
  await set(second.id);
  const [line] = await t.db.query<{ id: string }>('SELECT id FROM contract WHERE order_id = $1', [
    sms.order.id,
  ]);
  await set(line?.id ?? '');
  await t.db.query(moves);
  const usageOf = async ({ email }: { email: string }) => {
    const client = await logIn(t.client(), email);
    return (await client.get('/api/users/me/notices')).payload<NoticeSettings>().choices.usage;
  };
  expect(await usageOf(both)).toEqual(['email', 'sms']);
  expect(await usageOf(sms)).toEqual(['sms']);
  expect(await usageOf(mail)).toEqual(['email']);
  // Who had mails alone has made no choice.
  expect(await t.db.query('SELECT user_id FROM notice_choice')).toHaveLength(2);
});
