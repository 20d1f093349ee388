import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDraft } from '../../../src/server/modules/releases/draft.service.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import {
  mayDo,
  releaseSteps,
  type StaffAction,
  type StaffRole,
  staffActions,
  staffRoles,
} from '../../../src/shared/staff.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { printedRoutes } from '../../support/printed-routes.ts';
import { findsSound, wishFor } from '../../support/releases.ts';
import type { TestClient } from '../../support/test-client.ts';

const origin = 'http://127.0.0.1:3000';
const env = { WORKBENCH: '1', DEFINITIONS_FROM: 'release' };
/** A provider that this test never asks. */
const provider = { OIDC_ISSUER: 'https://staff.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

let t: TestApp;
let withProvider: TestApp;
let draft: number;
beforeAll(async () => {
  t = await createTestApp({ withReleases: true, env });
  withProvider = await createTestApp({ db: t.db, env: { ...env, ...provider } });
  const deps = { db: t.db, clock: t.now, prove: findsSound };
  draft = await newDraft(deps, { by: 'writer', reason: 'Wish', files: await wishFor('a') });
  await Promise.all([t.app.ready(), withProvider.app.ready()]);
});
afterAll(async () => {
  await withProvider.close();
  await t.close();
});

/** Who may call a route, and what is asked there; `:id` is a draft. */
interface Row {
  /** All: a page or file of the sign-in. Link: who has a signed address. Staff: who is signed in; else what a role allows. */
  who: 'all' | 'link' | 'staff' | StaffAction | readonly StaffAction[];
  /** The address, where more than the names of the pattern is needed. */
  url?: string;
  body?: object;
  /** What the staff get: a made-up name is not found, and a body without names does not fit. */
  answer?: 200 | 404 | 422;
}

const place = { form: 'order/approval', pointer: '' };
const drafts = '/workbench/api/drafts/:id';
const field = 'form=order/approval&pointer=/termsAccepted';
const rows: Record<string, Row> = {
  'GET /workbench': { who: 'all' },
  'GET /workbench/sign-in': { who: 'all' },
  'POST /workbench/sign-in': { who: 'all' },
  'GET /workbench/sign-in/begin': { who: 'all' },
  'GET /workbench/sign-in/back': { who: 'all' },
  'GET /workbench/sign-in/style.css': { who: 'all' },
  'POST /workbench/sign-out': { who: 'all' },
  'GET /workbench/assets/:name': { who: 'staff', url: '/workbench/assets/no-such.js', answer: 404 },
  'GET /workbench/preview/:team': { who: 'staff', url: '/workbench/preview/no-such', answer: 404 },
  'GET /workbench/preview/:team/assets/:name': {
    ...{ who: 'staff', url: '/workbench/preview/kanarya/assets/no-such.js', answer: 404 },
  },
  'GET /workbench/shared/:token/:team': { who: 'link', url: '/workbench/shared/1.1.x/kanarya' },
  'GET /workbench/shared/:token/:team/assets/:name': {
    ...{ who: 'link', url: '/workbench/shared/1.1.x/kanarya/assets/index.js' },
  },
  'GET /workbench/shared/:token/scripts/:lang/*': {
    ...{ who: 'link', url: '/workbench/shared/1.1.x/scripts/de/order/jersey.js' },
  },
  'GET /workbench/api/me': { who: 'staff' },
  'GET /workbench/api/releases': { who: 'staff' },
  'GET /workbench/api/releases/:id/changes': { who: 'staff' },
  'GET /workbench/api/field-life': { who: 'staff', url: `/workbench/api/field-life?${field}` },
  'GET /workbench/api/meta-schema': { who: 'staff', url: '/workbench/api/meta-schema?path=x' },
  'GET /workbench/api/figures': { who: 'staff', url: '/workbench/api/figures?days=7' },
  'GET /workbench/api/preview-scripts/:name': {
    ...{ who: 'staff', url: `/workbench/api/preview-scripts/${'a'.repeat(32)}.js`, answer: 404 },
  },
  'POST /workbench/api/steps': { who: releaseSteps },
  'POST /workbench/api/drafts': { who: 'begin', body: { reason: 'Wish' } },
  [`GET ${drafts}`]: { who: 'staff' },
  [`GET ${drafts}/state`]: { who: 'staff' },
  [`GET ${drafts}/file`]: { who: 'staff', url: `${drafts}/file?path=x` },
  [`GET ${drafts}/uses`]: { who: 'staff', url: `${drafts}/uses?${field}` },
  [`GET ${drafts}/comments`]: { who: 'staff' },
  [`POST ${drafts}/preview`]: { who: 'staff', answer: 422 },
  [`POST ${drafts}/flow`]: { who: 'staff', answer: 422 },
  [`POST ${drafts}/walk`]: { who: 'staff', answer: 422 },
  [`POST ${drafts}/files`]: { who: 'write', body: { files: [] } },
  [`POST ${drafts}/judge`]: { who: 'judge' },
  [`POST ${drafts}/link`]: { who: 'share' },
  [`POST ${drafts}/comments`]: { who: 'comment', body: { ...place, text: 'Why?' } },
  [`POST ${drafts}/comments/settle`]: { who: 'settle', body: { ...place, isOpen: false } },
};

const named = Object.entries(rows).map(([route, row]) => {
  const [method = '', pattern = ''] = route.split(' ');
  return { route, method, pattern, ...row };
});
type Named = (typeof named)[number];

const person = async (role: StaffRole): Promise<TestClient> => {
  const entered = await enter(t.deps, { subject: role, id: `a.${role}`, name: role, roles: [role] }, 3600);
  const client = t.client();
  if ('token' in entered) client.cookies.set('fanline-staff', entered.token);
  return client;
};

const addressOf = ({ pattern, url = pattern }: Named) => url.replace(':id', String(draft));

function call(client: TestClient, row: Named, body: object = row.body ?? {}) {
  const url = addressOf(row);
  return row.method === 'GET' ? client.get(url) : client.post(url, body, { origin });
}

test('every route of the workbench has a row here, and no other', () => {
  const found = [t, withProvider].flatMap(({ app }) => printedRoutes(app));
  const below = found.filter((route) => /^(?!HEAD|OPTIONS)\w+ \/workbench(\/|$)/.test(route));
  expect([...new Set(below)].sort()).toEqual(Object.keys(rows).sort());
});

test('every action of the staff has a call', () => {
  const called = named.flatMap(({ who }) => who).filter((who) => staffActions.some((one) => one === who));
  expect(called.sort()).toEqual([...staffActions].sort());
});

describe('to others there is only the sign-in', () => {
  test.each(named.filter(({ who }) => who !== 'all'))('$route', async (row) => {
    const madeUp = t.client();
    madeUp.cookies.set('fanline-staff', 'made-up');
    for (const client of [t.client(), madeUp]) expect((await call(client, row)).status).toBe(404);
  });

  test('the address alone leads there', async () => {
    const page = await t.client().get('/workbench');
    expect([page.status, page.headers.location]).toEqual([303, '/workbench/sign-in']);
  });
});

describe('what is read is read by each role', () => {
  test.each(named.filter(({ who }) => who === 'staff'))('$route', async (row) => {
    for (const role of staffRoles) {
      const { status } = await call(await person(role), row);
      expect([role, status]).toEqual([role, row.answer ?? 200]);
    }
  });
});

describe('what is done is done by whose role allows it, and for all others refused', () => {
  const acts = named.flatMap((row) =>
    [row.who].flat().flatMap((who) => {
      const action = staffActions.find((one) => one === who);
      return action ? [{ ...row, action }] : [];
    }),
  );
  test.each(acts)('$route: $action', async ({ action, ...row }) => {
    // A step of what there is not: the role is asked for first.
    const body = row.route.endsWith('/steps') ? { action, target: 999_999 } : row.body;
    for (const role of staffRoles) {
      const { status } = await call(await person(role), row, body ?? {});
      expect([role, status]).toEqual([role, mayDo([role], action) ? 200 : 403]);
    }
  });
});

test('off, there is nothing', async () => {
  const off = await createTestApp({ withReleases: true });
  const found = printedRoutes(off.app).filter((route) => route.includes('/workbench'));
  expect(found).toEqual([]);
  for (const row of named) {
    const { status } = await (row.method === 'GET'
      ? off.client().get(addressOf(row))
      : off.client().post(addressOf(row), {}, { origin }));
    expect([row.route, status]).toEqual([row.route, 404]);
  }
  await off.close();
});
