import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import {
  client as known,
  type Person,
  startProvider,
  type TestProvider,
} from '../../support/oidc/staff-provider.ts';
import type { TestClient } from '../../support/test-client.ts';

const publicUrl = 'https://fanline.test';
const back = `${publicUrl}/workbench/sign-in/back`;

let provider: TestProvider;
let t: TestApp;
const settings = () => ({
  ...{ WORKBENCH: '1', DEFINITIONS_FROM: 'release', PUBLIC_URL: publicUrl },
  ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: known.id, OIDC_CLIENT_SECRET: known.secret },
});
beforeAll(async () => {
  provider = await startProvider(back);
  t = await createTestApp({ withReleases: true, env: settings() });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

const ayse: Person = {
  sub: 'a1',
  preferred_username: 'Ayse.Demir',
  name: 'Ayşe Demir',
  roles: ['analyst', 'dba'],
};
beforeEach(() => {
  provider.person = ayse;
  provider.hasOtherKeys = false;
});

const pathOf = (url: string) => url.slice(publicUrl.length);
/** Goes to the provider. @returns the way back */
const gone = async (client: TestClient) => {
  const begun = await client.get('/workbench/sign-in/begin');
  return pathOf(await provider.visit(String(begun.headers.location)));
};
const signedIn = async (client = t.client()) => ({ client, answer: await client.get(await gone(client)) });
const me = (client: TestClient) => client.get('/workbench/api/me');
const actions = () =>
  t.db.query<{ by: string; action: string; outcome: string; note: string }>(
    'SELECT staff_id AS by, action, outcome, note FROM staff_action ORDER BY id DESC LIMIT 1',
  );

test('a person of the staff signs in at the provider, with the roles that it says and we know', async () => {
  const { client, answer } = await signedIn();
  expect([answer.status, answer.headers.location]).toEqual([303, '/workbench']);
  expect((await me(client)).payload()).toEqual({ id: 'ayse.demir', name: 'Ayşe Demir', roles: ['analyst'] });
  const [cookie] = [answer.headers['set-cookie']]
    .flat()
    .filter((one) => String(one).startsWith('__Host-fanline-staff='));
  expect(cookie).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax/);
  expect(cookie).toContain('Max-Age=28800');
  expect(await actions()).toEqual([{ by: 'ayse.demir', action: 'signIn', outcome: 'done', note: 'analyst' }]);
});

test('the way to the provider has PKCE, state and nonce', async () => {
  const url = new URL(String((await t.client().get('/workbench/sign-in/begin')).headers.location));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ...{ response_type: 'code', client_id: known.id, redirect_uri: back, code_challenge_method: 'S256' },
    ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('a session ends after 8 hours by the clock, and by signing out', async () => {
  const [early, late] = [(await signedIn()).client, (await signedIn()).client];
  t.pass({ minutes: 8 * 60 - 1 });
  expect((await me(late)).status).toBe(200);
  const out = await early.post('/workbench/sign-out', undefined, { origin: publicUrl });
  expect([out.status, (await me(early)).status]).toEqual([303, 404]);
  t.pass({ minutes: 1 });
  expect((await me(late)).status).toBe(404);
});

test('who signs in again has one session: the one before ends', async () => {
  const { client } = await signedIn();
  const before = new Map(client.cookies);
  await signedIn(client);
  expect((await me(client)).status).toBe(200);
  const old = t.client();
  for (const [name, value] of before) old.cookies.set(name, value);
  expect((await me(old)).status).toBe(404);
});

test('who gives up at the provider is told so, and the log has the error without the address', async () => {
  const lines: string[] = [];
  const other = await createTestApp({
    ...{ withReleases: true, db: t.db, seed: 5, env: settings() },
    log: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  const client = other.client();
  const begun = await client.get('/workbench/sign-in/begin');
  const state = new URL(String(begun.headers.location)).searchParams.get('state') ?? '';
  const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer });
  const answer = await client.get(`${pathOf(back)}?${query}`);
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('role="alert"')]);
  expect(lines.join('')).toContain('access_denied');
  expect(lines.join('')).not.toContain(state);
  await other.close();
});

describe('nobody gets in', () => {
  const refused = async (client: TestClient, path: string) => {
    const answer = await client.get(path);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('role="alert"')]);
    expect((await me(client)).status).toBe(404);
  };
  /** What the browser kept, with another part. */
  const altered = (client: TestClient, part: number) => {
    const name = '__Host-fanline-staff-sign-in';
    const parts = (client.cookies.get(name) ?? '').split('.');
    client.cookies.set(name, parts.map((text, i) => (i === part ? `${text.slice(1)}A` : text)).join('.'));
  };

  test('in another browser than the one that went', async () => refused(t.client(), await gone(t.client())));

  test.each([
    ['state', 0],
    ['nonce', 1],
    ['verifier', 2],
  ] as const)('with another %s', async (_name, part) => {
    const client = t.client();
    const path = await gone(client);
    altered(client, part);
    await refused(client, path);
  });

  test('twice by one code', async () => {
    const client = t.client();
    const path = await gone(client);
    const kept = new Map(client.cookies);
    await client.get(path);
    const other = t.client();
    for (const [name, value] of kept) other.cookies.set(name, value);
    await refused(other, path);
  });

  test('by a token that others have signed', async () => {
    const other = await createTestApp({ withReleases: true, db: t.db, seed: 2, env: settings() });
    const client = other.client();
    const begun = await client.get('/workbench/sign-in/begin');
    const path = pathOf(await provider.visit(String(begun.headers.location)));
    provider.hasOtherKeys = true;
    const answer = await client.get(path);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('role="alert"')]);
    await other.close();
  });

  test.each([
    ['without a role', { ...ayse, roles: ['dba'] }, 'noRole'],
    ['with a name that a log could not tell apart', { ...ayse, preferred_username: 'ayşe demir' }, 'noId'],
    ['by the name of what acts by itself', { ...ayse, preferred_username: 'schedule' }, 'reserved'],
    ['without a name', { ...ayse, preferred_username: undefined }, 'noName'],
    ['by the name of another person', { ...ayse, sub: 'a2' }, 'taken'],
  ])('%s', async (_title, person, note) => {
    await signedIn();
    provider.person = person;
    const client = t.client();
    await refused(client, await gone(client));
    expect(await actions()).toEqual([
      expect.objectContaining({ action: 'signIn', outcome: 'denied', note: expect.stringContaining(note) }),
    ]);
  });

  test('where the provider calls itself otherwise', async () => {
    const other = await createTestApp({
      ...{ withReleases: true, db: t.db, seed: 4 },
      env: { ...settings(), OIDC_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost') },
    });
    const answer = await other.client().get('/workbench/sign-in/begin');
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('role="alert"')]);
    await other.close();
  });

  test('where the provider does not answer: it is told', async () => {
    const other = await createTestApp({
      ...{ withReleases: true, db: t.db, seed: 3 },
      env: { ...settings(), OIDC_ISSUER: 'http://127.0.0.1:9' },
    });
    const answer = await other.client().get('/workbench/sign-in/begin');
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('role="alert"')]);
    await other.close();
  });
});

test('who is called otherwise later stays who they were: four eyes see one person', async () => {
  await signedIn();
  provider.person = { ...ayse, preferred_username: 'other.name', name: 'Ayşe Kaya' };
  const { client } = await signedIn();
  expect((await me(client)).payload()).toMatchObject({ id: 'ayse.demir', name: 'Ayşe Kaya' });
});

test('what the staff have done only grows', async () => {
  await signedIn();
  await expect(t.db.query("UPDATE staff_action SET staff_id = 'x'")).rejects.toThrow('only grows');
  await expect(t.db.query('DELETE FROM staff_action')).rejects.toThrow('only grows');
  await expect(t.db.query('TRUNCATE staff_action')).rejects.toThrow('only grows');
});
