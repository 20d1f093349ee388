import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailDresser } from '../../../src/server/infra/mail/dress/dress-mail.ts';
import { mailFoot } from '../../../src/server/infra/mail/mail-foot.ts';
import type { Mail } from '../../../src/server/infra/ports/mail/mail.ts';
import { dispatchDue } from '../../../src/server/infra/ports/outbox/dispatcher.ts';
import { enqueue } from '../../../src/server/infra/ports/outbox/outbox.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const message = (to: string) =>
  ({
    now: t.now(),
    team: 'aslan',
    channel: 'sms',
    to,
    lang: 'tr',
    template: 'test',
    text: 'Merhaba',
  }) as const;

function gateway(isDown = () => false, keepsTexts = true) {
  const sent: string[] = [];
  const failures: unknown[] = [];
  const sms = {
    send: async ({ to }: { to: string }) => {
      if (isDown()) throw new Error('down');
      sent.push(to);
    },
  };
  const ports = { sms, mail: { send: async () => {} } };
  const run = () =>
    dispatchDue({
      db: t.db,
      clock: t.now,
      ports,
      foot: () => [],
      keepsTexts,
      onFailure: (error) => void failures.push(error),
    });
  return { sent, failures, run };
}

test('a message goes out once, in order', async () => {
  await enqueue(t.db, message('+491'));
  await enqueue(t.db, message('+492'));
  const { sent, run } = gateway();
  await run();
  await run();
  expect(sent).toEqual(['+491', '+492']);
});

test('what was written in a transaction that failed is never sent', async () => {
  await t.db
    .transaction(async (tx) => {
      await enqueue(tx, message('+493'));
      throw new Error('changed my mind');
    })
    .catch(() => {});
  const { sent, run } = gateway();
  await run();
  expect(sent).toEqual([]);
});

test('when the gateway is down, a message waits longer and longer, and is not lost', async () => {
  await enqueue(t.db, message('+494'));
  let isDown = true;
  const { sent, failures, run } = gateway(() => isDown);
  await run();
  await run();
  expect(failures).toHaveLength(1);
  t.pass({ seconds: 30 });
  await run();
  expect(failures).toHaveLength(2);
  t.pass({ seconds: 30 });
  await run();
  expect(failures).toHaveLength(2);
  isDown = false;
  t.pass({ seconds: 30 });
  await run();
  expect(sent).toEqual(['+494']);
});

test('two processes that look at once send each message once', async () => {
  for (let index = 0; index < 10; index++) await enqueue(t.db, message(`+495${index}`));
  const { sent, run } = gateway();
  await Promise.all([run(), run(), run()]);
  expect(sent).toHaveLength(10);
  expect(new Set(sent).size).toBe(10);
});

test('one run goes on until nothing is left; while nothing goes out, it stops after the first ten', async () => {
  for (let index = 0; index < 35; index++) await enqueue(t.db, message(`+49600${index}`));
  let isDown = true;
  const { sent, failures, run } = gateway(() => isDown);
  await run();
  expect(failures).toHaveLength(10);
  isDown = false;
  await run();
  expect(sent).toHaveLength(25);
  t.pass({ seconds: 60 });
  await run();
  expect(sent).toHaveLength(35);
});

test('a mail goes out in the look of its brand beside its text; where that cannot be made, as text alone, signed alike', async () => {
  const mails: Mail[] = [];
  const failures: unknown[] = [];
  const mail = { send: async (sent: Mail) => void mails.push(sent) };
  const dress = mailDresser(t.deps);
  const run = (by: typeof dress) =>
    dispatchDue({
      db: t.db,
      clock: t.now,
      ports: { sms: { send: async () => {} }, mail },
      dress: by,
      foot: mailFoot(t.deps),
      keepsTexts: true,
      onFailure: (error) => void failures.push(error),
    });
  const letter = {
    ...message('kisi@example.org'),
    channel: 'email',
    subject: 'Konu',
    text: 'Merhaba',
  } as const;
  await enqueue(t.db, letter);
  await run(dress);
  await enqueue(t.db, letter);
  await run(async () => {
    throw new Error('no picture');
  });
  const [dressed, plain] = mails;
  const foot = mailFoot(t.deps)(letter);
  expect(dressed?.text).toBe(`Merhaba\n\n-- \n${foot.join('\n')}`);
  expect(dressed?.html).toContain('lang="tr"');
  const [band] = dressed?.attachments ?? [];
  expect(dressed?.html).toContain(`cid:${band?.contentId}`);
  expect(
    Buffer.from(band?.bytes ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(plain).toEqual({ to: 'kisi@example.org', subject: 'Konu', text: dressed?.text });
  expect(failures).toEqual([new Error('no picture')]);
});

test('developers see a mail as its reader does, and no page for an SMS', async () => {
  const letter = { channel: 'email', subject: '<b>', text: 'Hallo' } as const;
  await enqueue(t.db, { ...message('leser@example.org'), ...letter });
  await enqueue(t.db, message('+49799'));
  const idOf = async (to: string) => {
    const { messages } = (await t.app.inject(`/dev/outbox.json?to=${encodeURIComponent(to)}`)).json();
    return messages[0].id;
  };
  const page = await t.app.inject(`/dev/outbox/${await idOf('leser@example.org')}`);
  expect(page.body).toContain('&lt;b&gt;</h1>');
  expect(page.body).toContain('src="data:image/png;base64,');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect((await t.app.inject(`/dev/outbox/${await idOf('+49799')}`)).statusCode).toBe(404);
});
