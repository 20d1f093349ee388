import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Previewer } from '../../../src/definitions/cli/preview/preview.ts';
import { signedQuery } from '../../../src/server/infra/pdf/signed-query.ts';
import { TurnTooLate } from '../../../src/server/infra/turns.ts';
import { newDraft } from '../../../src/server/modules/releases/draft.service.ts';
import { withdraw } from '../../../src/server/modules/releases/person-steps.service.ts';
import { publish, submit } from '../../../src/server/modules/releases/publish.service.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { type SharedPage, sharedPage } from '../../../src/server/modules/workbench/shared.page.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import type { DraftLinkView } from '../../../src/shared/api/workbench-link.ts';
import type { PreviewView } from '../../../src/shared/api/workbench-preview.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { approve, findsSound, previewHere, wishFor } from '../../support/releases.ts';
import type { TestClient } from '../../support/test-client.ts';

const origin = 'http://127.0.0.1:3000';
const env = { WORKBENCH: '1', DEFINITIONS_FROM: 'release' };

let isBusy = false;
/** In the place of a process that compiles for people with a link. */
const previewShared: Previewer = (question) =>
  isBusy ? Promise.reject(new TurnTooLate()) : previewHere(question);

let t: TestApp;
let deps: ReleaseDeps;
let ayse: TestClient;
let id: number;
beforeEach(async () => {
  await t?.close();
  t = await createTestApp({ withReleases: true, env, previewShared });
  deps = { db: t.db, clock: t.now, prove: findsSound };
  const claims = { subject: 'test ayse', id: 'ayse', name: 'Ayşe', roles: ['analyst'] };
  const entered = await enter(t.deps, claims, 8 * 3600);
  ayse = t.client();
  if ('token' in entered) ayse.cookies.set('fanline-staff', entered.token);
  id = await newDraft(deps, { by: 'ayse', reason: 'Wish', files: await wishFor('q') });
});
afterAll(() => t.close());

const made = async () =>
  (await ayse.post(`/workbench/api/drafts/${id}/link`, {}, { origin })).payload<DraftLinkView>();
const link = async () => String((await made()).path);
/** The script of the form that the draft changes, by a link. */
const script = (path: string, part = 'order/approval') =>
  t.client().get(path.replace(/[^/]+$/, `scripts/de/${part}.js`));
/** The status of the page, of the script and of a file of the page, for a stranger. */
const statuses = async (path: string) => {
  const [page, file] = [await t.client().get(path), await t.client().get(`${path}/assets/index.js`)];
  return [page.status, (await script(path)).status, file.status];
};
const gone = [410, 404, 404];
const never = [404, 404, 404];

test('with a link a stranger gets the draft, and nothing is stored but who made it', async () => {
  const { path, until } = await made();
  expect(until).toBe(new Date(t.now().getTime() + 7 * 24 * 3600 * 1000).toISOString());
  const [acts, files] = [
    () => t.db.query("SELECT staff_id AS by, target, outcome FROM staff_action WHERE action = 'share'"),
    () => t.db.query('SELECT count(*)::int AS n FROM definition_file'),
  ];
  const before = await files();
  const answer = await script(path ?? '');
  expect(answer.text).toContain('Bitte beginnen Sie mit dem Buchstaben q.');
  expect(answer.headers).toMatchObject({
    ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' },
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  const flow = await script(path ?? '', 'order/order.flow');
  expect([flow.status, flow.text.includes('"Nummer und SIM"')]).toEqual([200, true]);
  expect((await script(path ?? '', 'order/no-such.flow')).status).toBe(404);
  expect(await acts()).toEqual(['asked', 'done'].map((outcome) => ({ by: 'ayse', target: id, outcome })));
  expect(await files()).toEqual(before);
});

test('too many people with links are asked to come back, and the staff do not wait for them', async () => {
  const path = await link();
  isBusy = true;
  try {
    const page = await t.client().get(path, { accept: 'text/html' });
    expect([page.status, page.headers['retry-after'], (await script(path)).status]).toEqual([503, '5', 503]);
    expect(page.text).toContain('<html');
    const body = { form: 'order/approval', files: [] };
    const own = await ayse.post(`/workbench/api/drafts/${id}/preview`, body, { origin });
    expect([own.status, own.payload<PreviewView>().faults]).toEqual([200, []]);
  } finally {
    isBusy = false;
  }
  expect((await script(path)).status).toBe(200);
});

test('after 7 days by the clock it is over, and says so in the language of the browser', async () => {
  const path = await link();
  t.pass({ days: 7 });
  expect((await script(path)).status).toBe(200);
  t.pass({ seconds: 1 });
  expect(await statuses(path)).toEqual(gone);
  const said = async (lang: string) => (await t.client().get(path, { 'accept-language': lang })).text;
  expect(await said('de')).toContain('<html lang="de">');
  expect(await said('de')).toContain('Dieser Link ist abgelaufen.');
  expect(await said('en-GB')).toContain('This link has expired.');
});

test('it opens what it was made for, and a link that was changed opens nothing', async () => {
  const path = await link();
  const other = await newDraft(deps, { by: 'ayse', reason: 'Other', files: await wishFor('z') });
  const [, token = ''] = /shared\/([^/]+)\//.exec(path) ?? [];
  const [, expires = '', signature = ''] = token.split('.');
  const signedFor = (thing: string) => new URLSearchParams(signedQuery(t.deps, thing)).get('signature');
  const forged = [
    ...[
      [other, expires, signature],
      [id, Number(expires) + 1, signature],
      [id, expires, 'A'.repeat(43)],
    ],
    ...[[id, expires, ''], [id, expires], [`0${id}`, expires, signature], ['%00']],
    [id, Math.floor(t.now().getTime() / 1000) + 300, signedFor(`document:${id}`)],
  ].map((parts) => parts.join('.'));
  for (const one of forged) expect([one, await statuses(path.replace(token, one))]).toEqual([one, never]);
  expect((await t.client().get(path.replace(token, 'x'))).text).toContain('Dieser Link stimmt nicht.');
  expect((await script(path)).status).toBe(200);
});

test('what was withdrawn or published is shown no more, and no link is made to it', async () => {
  const path = await link();
  await withdraw(deps, id, { by: 'ayse', reason: '' });
  expect(await statuses(path)).toEqual(gone);
  expect((await t.client().get(path)).text).toContain('Diesen Entwurf gibt es nicht mehr');
  expect(await made()).toMatchObject({
    ...{ isDone: false, path: null, until: null },
    sentences: [`Change set ${id} is withdrawn: it is no draft any more.`],
  });
  id = await newDraft(deps, { by: 'ayse', reason: 'Wish', files: await wishFor('w') });
  const second = await link();
  await submit(deps, id, { by: 'ayse' });
  await approve(deps, id);
  expect((await script(second)).status).toBe(200);
  await publish(deps, id, { by: 'zeynep' });
  expect(await statuses(second)).toEqual(gone);
});

test('the page is marked, says until when it is there, and what a draft holds stays data', () => {
  const frame =
    '<html lang="de" data-mantine-color-scheme="dark"><title>Fanline</title><main id="root"></main></html>';
  const strange = 'a/"><script>';
  const page: SharedPage = {
    reader: 'en',
    brands: t.deps.teams,
    team: 'aslan',
    form: strange,
    lang: 'tr',
    theme: 'light',
    forms: [{ id: strange, title: '<b>$&</b>', isChanged: true }],
    until: new Date('2026-12-04T10:00:00Z'),
    shown: { examples: ['"></main><script>$&'] },
  };
  const html = sharedPage(frame, page);
  expect(html).toContain('<html lang="tr" data-mantine-color-scheme="light"');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toContain('<strong>Draft – preview</strong> Not published.');
  expect(html).toContain('Dec 4, 2026, 11:00');
  expect(html).toContain('aria-hidden="true"><span data-mark="Draft – preview"></span>');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('href="kartal?form=a%2F%22%3E%3Cscript%3E&amp;lang=tr&amp;theme=light"');
  const faulty = sharedPage(frame, { ...page, reader: 'de', shown: null });
  expect(faulty).toContain('<strong>Entwurf – Vorschau</strong>');
  // Brands are called as their people call them.
  expect(faulty).toContain('>Fırtına</a>');
  expect(faulty).toContain('kann nicht gezeigt werden');
});
