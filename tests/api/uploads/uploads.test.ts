import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetExpired } from '../../../src/server/retention.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { copyDefinitions } from '../../support/definitions-copy.ts';
import { examplesOf } from '../../support/example.ts';
import { customer } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';
import { fileOf, jpeg, pdf, placeInExif, png, sendFile } from '../../support/uploads.ts';

const MESSAGES = '/api/support/messages';
const to = { form: 'support/message', field: '/files' };
const { valid } = await examplesOf('support/message');

let t: TestApp;
let ayse: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  ayse = (await customer(t, 'anna')).client;
});
afterAll(() => t.close());

const rows = (id: string) =>
  t.db.query<{ content: Uint8Array; messageId: string | null }>(
    'SELECT content, message_id AS "messageId" FROM upload WHERE id = $1',
    [id],
  );
const message = (client: TestClient, files: string[]) => client.post(MESSAGES, { ...valid, files });
const gone = { status: 422, errors: [{ path: '/files', rule: 'uploadGone' }] };

describe('a file is judged by its content', () => {
  test.each([
    ['a script called .png', Buffer.from('<script>alert(1)</script>'), 'uploadType'],
    ['a page with the beginning of nothing', Buffer.from('GIF89a<html>'), 'uploadType'],
    ['an empty file', Buffer.alloc(0), 'uploadEmpty'],
    ['half of a PNG', png().subarray(0, 40), 'uploadBroken'],
    ['half of a JPEG', jpeg().subarray(0, 90), 'uploadBroken'],
    ['a file of more than 5 MB', pdf(5_000_000), 'uploadSize'],
  ])('%s is refused at the field, in both languages', async (_what, content, rule) => {
    for (const lang of ['de', 'tr'] as const) {
      const refused = (await sendFile(t.client({ lang }), { ...to, name: 'foto.png' }, content)).problem();
      expect(refused).toMatchObject({ status: 422, referenceCode: 1100, errors: [{ path: '/files', rule }] });
      expect(refused.errors?.[0]?.message).toBe(
        t.definitions.form('support/message', lang)?.message({ path: '/files', keyword: rule, rule }),
      );
    }
  });

  test('sentences name the limits of the form', async () => {
    const [size] = (await sendFile(ayse, to, pdf(5_000_000))).problem().errors ?? [];
    const [type] = (await sendFile(ayse, to, Buffer.from('MZ'))).problem().errors ?? [];
    expect([size?.message, type?.message]).toEqual([
      'Diese Datei ist zu groß. Möglich sind bis zu 5\u00a0MB.',
      'Diese Datei nehmen wir nicht an. Möglich sind: JPG, PNG, PDF.',
    ]);
  });

  test('exactly the largest size is taken', async () => {
    expect((await sendFile(ayse, to, pdf(5_000_000 - 14))).status).toBe(201);
    expect((await sendFile(ayse, to, pdf(5_000_000 - 13))).status).toBe(422);
  });

  test('a photo loses place, device and what is behind it, and stays turned', async () => {
    const { id, type, bytes } = fileOf(await sendFile(ayse, { ...to, name: 'foto.pdf' }, jpeg(6)));
    const [row] = await rows(id);
    const stored = Buffer.from(row?.content ?? []);
    expect([type, bytes]).toEqual(['image/jpeg', stored.length]);
    for (const secret of [placeInExif, 'Ayşes Telefon', 'the film'])
      expect(stored.includes(secret)).toBe(false);
    expect(stored.includes(Buffer.from('0112000300000001', 'hex'))).toBe(true);
    expect(stored.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    expect(stored.includes(Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]))).toBe(true);
  });

  test('a PNG loses its texts and nothing else', async () => {
    const { id } = fileOf(await sendFile(ayse, to, png('GPS 41')));
    expect(Buffer.from((await rows(id))[0]?.content ?? [])).toEqual(png());
  });

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ayşe\\Foto  Çağ.PDF', 'Foto  Çağ.pdf'],
    ['a\u202efdp.exe', 'a_fdp.pdf'],
    ['"; rm -rf', 'rm -rf.pdf'],
    ['', 'file.pdf'],
    ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
  ])('the name %j becomes %j', async (name, safe) => {
    expect(fileOf(await sendFile(ayse, { ...to, name }, pdf()))).toMatchObject({ name: safe });
  });

  test.each([
    ['a form that is not there', { form: 'support/nosuch', field: '/files' }],
    ['a field that takes no files', { form: 'support/message', field: '/subject' }],
  ])('%s takes none', async (_what, place) => {
    expect((await sendFile(ayse, place, pdf())).problem()).toMatchObject({
      status: 404,
      referenceCode: 1124,
    });
  });

  test('only the plain type of bytes is read', async () => {
    const url = '/api/uploads/support/message?field=/files';
    const sent = await ayse.send('POST', url, { a: 1 });
    expect(sent.status).toBe(415);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await ayse.send('POST', url, '--x--', multipart)).status).toBe(415);
  });
});

describe('a message takes its files', () => {
  test('stores, mails and shows them, each once', async () => {
    const ids = [fileOf(await sendFile(ayse, { ...to, name: 'Scherbe.jpg' }, jpeg(1))).id];
    ids.push(fileOf(await sendFile(ayse, { ...to, name: 'Beleg.pdf' }, pdf())).id);
    const { id } = (await message(ayse, ids)).payload<{ message: { id: string } }>().message;
    const [row] = await t.db.query<{ answers: unknown }>(
      'SELECT answers FROM support_message WHERE id = $1',
      [id],
    );
    expect(row?.answers).toMatchObject({
      'support/message': {
        values: { '/files': [{ id: ids[0], name: 'Scherbe.jpg' }, { name: 'Beleg.pdf' }] },
      },
    });
    const [mail] = (await t.outbox('service@kanarya.fanline.example')).slice(-1);
    expect(mail?.text).toMatch(
      /Bilder oder PDF \(freiwillig\): Scherbe\. ?jpg \(1 kB\), Beleg\. ?pdf \(1 kB\)/,
    );
    const attached = await t.db.query(
      `SELECT u.id FROM outbox_attachment a JOIN upload u ON u.id = a.upload_id WHERE u.message_id = $1 ORDER BY a.position`,
      [id],
    );
    expect(attached).toEqual(ids.map((one) => ({ id: one })));
    expect((await message(ayse, ids)).problem()).toMatchObject(gone);
  });

  test('a guest’s files are the guest’s, and the account’s after the login', async () => {
    const guest = t.client();
    const { id } = fileOf(await sendFile(guest, to, pdf()));
    expect((await guest.get(`/api/uploads/${id}`)).status).toBe(200);
    await guest.post('/api/auth/login', { username: 'anna@example.org', password: 'Stadion-7Tor' });
    expect((await ayse.get(`/api/uploads/${id}`)).status).toBe(200);
  });

  test('nobody else’s, and none of another form or brand', async () => {
    const { id } = fileOf(await sendFile(ayse, to, pdf()));
    const ticket = fileOf(await sendFile(ayse, { form: 'specimen/vocabulary', field: '/scans' }, pdf())).id;
    const stranger = t.client();
    await sendFile(stranger, to, pdf());
    for (const files of [[id], [randomUUID()]])
      expect((await message(stranger, files)).problem()).toMatchObject(gone);
    expect((await message(ayse, [ticket])).problem()).toMatchObject(gone);
    for (const call of ['get', 'post'] as const)
      expect(
        (await stranger[call](`/api/uploads/${id}${call === 'post' ? '/link' : ''}`)).problem(),
      ).toMatchObject({
        status: 404,
        referenceCode: 1128,
      });
    expect((await stranger.send('DELETE', `/api/uploads/${id}`)).status).toBe(404);
    expect((await message(ayse, [id])).status).toBe(201);
  });

  test('a refused message takes nothing', async () => {
    const { id } = fileOf(await sendFile(ayse, to, pdf()));
    expect((await message(ayse, [id, randomUUID()])).status).toBe(422);
    expect((await message(ayse, [id])).status).toBe(201);
  });

  test('the dry run judges them and takes nothing', async () => {
    const { id } = fileOf(await sendFile(ayse, to, pdf()));
    const dry = async (files: string[]) =>
      (await ayse.post('/api/forms/support/message/validate', { ...valid, files })).payload<{
        valid: boolean;
        errors: { rule: string }[];
      }>();
    expect(await dry([id])).toEqual({ valid: true, errors: [] });
    expect(await dry([id])).toEqual({ valid: true, errors: [] });
    expect(await dry([randomUUID()])).toMatchObject({ valid: false, errors: [{ rule: 'uploadGone' }] });
  });

  test('its owner can take a file back until then', async () => {
    const { id } = fileOf(await sendFile(ayse, to, pdf()));
    expect((await ayse.send('DELETE', `/api/uploads/${id}`)).status).toBe(200);
    expect(await rows(id)).toEqual([]);
    const sent = fileOf(await sendFile(ayse, to, pdf())).id;
    await message(ayse, [sent]);
    expect((await ayse.send('DELETE', `/api/uploads/${sent}`)).status).toBe(404);
  });
});

describe('a file is downloaded', () => {
  test('by a link of five minutes, saved and never shown', async () => {
    const { id } = fileOf(await sendFile(ayse, { ...to, name: 'Çay.jpg' }, jpeg()));
    const { url } = (await ayse.post(`/api/uploads/${id}/link`)).payload<{ url: string }>();
    const found = await t.app.inject(url);
    expect(found.statusCode).toBe(200);
    expect(found.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="_ay.jpg"; filename*=UTF-8''%C3%87ay.jpg`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(found.rawPayload.equals(Buffer.from((await rows(id))[0]?.content ?? []))).toBe(true);
    expect((await t.app.inject(url.replace(id, randomUUID()))).statusCode).toBe(404);
    t.pass({ minutes: 6 });
    expect((await t.app.inject(url)).statusCode).toBe(404);
  });

  test('and never without one', async () => {
    const { id } = fileOf(await sendFile(ayse, to, pdf()));
    expect((await ayse.get(`/api/uploads/${id}/content`)).status).toBe(404);
  });
});

test('the export of a person’s data names the files', async () => {
  const { id } = fileOf(await sendFile(ayse, { ...to, name: 'Beleg.pdf' }, pdf()));
  await stepUp(ayse);
  const text = (await ayse.get('/api/auth/me/export')).text;
  const { upload } = JSON.parse(text).payload.areas.papers;
  expect(upload).toContainEqual(expect.objectContaining({ id, name: 'Beleg.pdf', field: '/files' }));
  expect(text).not.toContain('PDF-1.7');
});

test('what nobody sent is erased after a day, what was sent with its message', async () => {
  const guest = t.client();
  const [left, sent] = [
    fileOf(await sendFile(guest, to, pdf())).id,
    fileOf(await sendFile(guest, to, pdf())).id,
  ];
  await message(guest, [sent]);
  const forget = async (days: number) => {
    await forgetExpired(t.db, new Date(t.now().getTime() + days * 86_400_000));
    return [(await rows(left)).length, (await rows(sent)).length];
  };
  expect(await forget(0.99)).toEqual([1, 1]);
  expect(await forget(1.01)).toEqual([0, 1]);
  expect(await forget(3 * 365 - 1)).toEqual([0, 1]);
  expect(await forget(3 * 365 + 1)).toEqual([0, 0]);
});

test('files that the form does not keep reach the service and go after a day', async () => {
  const copy = await copyDefinitions();
  await copy.edit('schemas/support/message.schema.json', (text) =>
    text.replace('"maxItems": 3,', '"maxItems": 3, "x-keep": false,'),
  );
  const other = await createTestApp({ root: copy.root });
  const guest = other.client();
  const { id } = fileOf(await sendFile(guest, to, pdf()));
  const sent = (await message(guest, [id])).payload<{ message: { id: string } }>().message.id;
  const [row] = await other.db.query('SELECT answers FROM support_message WHERE id = $1', [sent]);
  expect(row).toEqual({ answers: null });
  expect(await other.db.query('SELECT upload_id FROM outbox_attachment')).toEqual([{ upload_id: id }]);
  const left = async (days: number) => {
    await forgetExpired(other.db, new Date(other.now().getTime() + days * 86_400_000));
    return (await other.db.query('SELECT id FROM upload')).length;
  };
  expect([await left(0.99), await left(1.01)]).toEqual([1, 0]);
  await other.close();
  await copy.remove();
});

test('an hour has so many files, and all that wait have so much room', async () => {
  const few = await createTestApp({ env: { BUDGET_UPLOAD_CALLER: '1/3600', UPLOAD_WAITING_MB: '2' } });
  const guest = few.client();
  expect((await sendFile(guest, to, pdf(600_000))).status).toBe(201);
  expect((await sendFile(guest, to, pdf(600_000))).problem()).toMatchObject({
    status: 503,
    referenceCode: 1132,
  });
  expect((await sendFile(guest, to, pdf())).problem()).toMatchObject({ status: 429 });
  await few.close();
});
