import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretValues } from '../../../src/server/infra/mail/unlinked.ts';
import { type CustomerNotice, customerNotices } from '../../../src/shared/notices.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { messagesIn, tell } from '../../support/messages.ts';
import { customer } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const SECRET = 'GEHEIM-4711';
const secrets = Object.fromEntries(secretValues.map((name) => [name, SECRET]));
const names = (Object.keys(customerNotices) as CustomerNotice[]).filter((name) => name !== 'porting');
const kinds = ['coupon', 'data', 'order', 'sim', 'esim'];

test.each(['de', 'tr'] as const)(
  'nothing that is kept in %s has a code or a link that does something',
  async (lang) => {
    const who = lang === 'de' ? 'anna' : 'bora';
    const { client, userId } = await customer(t, who);
    const to = `${who}@example.org`;
    for (const name of names)
      for (const kind of kinds) await tell(t, { userId, to, name, lang, values: { ...secrets, kind } });
    const kept = await t.db.query<{ title: string; text: string; path: string | null }>(
      'SELECT title, text, path FROM notice WHERE user_id = $1',
      [userId],
    );
    expect(kept.filter(({ title, text }) => /[{}]/.test(title + text))).toEqual([]);
    expect(kept.length).toBeGreaterThanOrEqual(names.length);
    for (const { title, text, path } of kept)
      expect(`${title} ${text} ${path}`, title).not.toMatch(/GEHEIM|[?&](?:token|code|confirm|cancel)=|LPA:/);
    expect(JSON.stringify(await messagesIn(client))).not.toContain(SECRET);
    // The mails themselves have them.
    expect((await t.outbox(to)).filter(({ text }) => text.includes(SECRET)).length).toBeGreaterThan(2);
  },
);
