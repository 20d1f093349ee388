import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { ClamdStandIn, eicar, type Habit } from '../../support/clamd-stand-in.ts';
import { fileOf, pdf, sendFile } from '../../support/uploads.ts';

const to = { form: 'support/message', field: '/files' };
let clamd: ClamdStandIn;
let t: TestApp;
beforeAll(async () => {
  clamd = await ClamdStandIn.start();
  t = await createTestApp({ env: { CLAMD_URL: clamd.url, OUTSIDE_LIMIT_SECONDS: '0.5' } });
});
afterAll(async () => {
  await t.close();
  await clamd.stop();
});
beforeEach(() => {
  clamd.habit = 'truth';
  clamd.files.length = 0;
});

const stored = async () => (await t.db.query('SELECT id FROM upload')).length;
const infected = Buffer.concat([pdf(), eicar]);

test('what is clean is stored, and said to be scanned; the scanner got every byte', async () => {
  const file = pdf(200_000);
  expect(fileOf(await sendFile(t.client(), to, file)).isScanned).toBe(true);
  expect(clamd.files).toEqual([file]);
});

test('what is infected is not stored, and the field says so in both languages', async () => {
  const before = await stored();
  for (const [lang, sentence] of [
    ['de', 'In dieser Datei steckt Schadsoftware. Wir haben sie nicht gespeichert.'],
    ['tr', 'Bu dosyada zararlı yazılım bulundu. Dosyayı kaydetmedik.'],
  ] as const)
    expect((await sendFile(t.client({ lang }), to, infected)).problem()).toMatchObject({
      status: 422,
      errors: [{ path: '/files', rule: 'uploadInfected', message: sentence }],
    });
  expect(await stored()).toBe(before);
});

test.each<Habit>(['hang', 'cut', 'error', 'chatter', 'flood', 'almost'])(
  'a scanner with the habit "%s" lets nothing through, and another try can help',
  async (habit) => {
    const before = await stored();
    clamd.habit = habit;
    const refused = await sendFile(t.client(), to, pdf());
    expect(refused.problem()).toMatchObject({ status: 503, referenceCode: 1129 });
    expect(refused.headers['retry-after']).toBe('30');
    expect(await stored()).toBe(before);
    clamd.habit = 'truth';
    expect((await sendFile(t.client(), to, pdf())).status).toBe(201);
  },
);

test('without a scanner, as in development, a file says that nothing looked into it', async () => {
  const plain = await createTestApp();
  expect(fileOf(await sendFile(plain.client(), to, pdf())).isScanned).toBe(false);
  await plain.close();
});
