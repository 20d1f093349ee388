import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPorts } from '../../../src/server/create-ports.ts';
import { runTasks } from '../../../src/server/infra/ports/tasks/run-tasks.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { examplesOf } from '../../support/example.ts';
import { allLies, type SystemRequest, SystemStandIn } from '../../support/system-stand-in.ts';

const secrets = { ZOHO_CLIENT_ID: 'client', ZOHO_CLIENT_SECRET: 'hidden', ZOHO_REFRESH_TOKEN: 'refresh' };
let zoho: SystemStandIn;
let t: TestApp;
let token = 'first';
/** How the login answers instead of with a token. */
let refusedLogin: [number, object] | undefined;
/** Leads by the field that Zoho finds them by. */
const leads = new Map<unknown, Record<string, unknown>>();

function answer({ path, headers, body }: SystemRequest): [number, object] {
  if (path === '/oauth/v2/token') return refusedLogin ?? [200, { access_token: token }];
  if (headers.authorization !== `Zoho-oauthtoken ${token}`) return [401, { code: 'INVALID_TOKEN' }];
  const { data, duplicate_check_fields: fields } = body as {
    data: Record<string, unknown>[];
    duplicate_check_fields: [string];
  };
  for (const record of data) leads.set(record[fields[0]], record);
  return [200, { data: data.map(() => ({ status: 'success' })) }];
}

beforeAll(async () => {
  zoho = await SystemStandIn.start(answer);
  const env = { ...secrets, ZOHO_API_URL: zoho.url, ZOHO_ACCOUNTS_URL: zoho.url };
  t = await createTestApp({ env: { ...env, OUTSIDE_LIMIT_SECONDS: '0.3' } });
});
afterAll(async () => {
  await t.close();
  await zoho.stop();
});
beforeEach(() => {
  leads.clear();
  zoho.lie = undefined;
  refusedLogin = undefined;
});

async function apply(form: 'corporate-register' | 'dealer-application'): Promise<string> {
  const body = (await examplesOf(`auth/${form}`)).valid;
  const { application } = (await t.client().post(`/api/zoho/${form}`, body)).payload<{
    application: { id: string };
  }>();
  return application.id;
}

it('an application becomes one lead, also when its answer is lost', async () => {
  const id = await apply('corporate-register');
  const failures: unknown[] = [];
  const tell = () => runTasks(t.deps, (error) => failures.push(error));
  // Its answer names no lead, so that it cannot name another one.
  const wrong = allLies.filter((lie) => lie !== 'otherThing');
  for (const lie of wrong) {
    zoho.lie = lie;
    await tell();
    t.pass({ hours: 1 });
  }
  zoho.lie = undefined;
  expect(failures).toHaveLength(wrong.length);
  await tell();
  await tell();
  expect([...leads.keys()]).toEqual([id]);
  expect(leads.get(id)).toMatchObject({
    Lead_Source: 'kanarya: corporate',
    Company: expect.any(String),
    Email: expect.stringContaining('@'),
  });
  const [task] = await t.db.query<{ payload: object }>('SELECT payload FROM system_task WHERE subject = $1', [
    id,
  ]);
  expect(task?.payload).toEqual({});
});

it('a token that has run out is exchanged, and stands in no address', async () => {
  token = 'second';
  const id = await apply('dealer-application');
  await runTasks(t.deps, (error) => {
    throw error;
  });
  expect(leads.has(id)).toBe(true);
  expect(leads.get(id)?.Description).toMatch(/Shops: \d/);
  expect(zoho.requests.map(({ path }) => path).join()).not.toMatch(/hidden|refresh|second/);
});

const refusals: [name: string, answer: [number, object]][] = [
  ['a refresh token that was taken back', [200, { error: 'invalid_code' }]],
  ['a secret that is not ours', [400, { error: 'invalid_client' }]],
  ['too many tokens', [429, {}]],
  ['a token that is not for this', [200, { access_token: 'of-another-house' }]],
];

it.each(refusals)('a login that refuses for %s loses no lead and tells no secret', async (_name, refusal) => {
  t.ports.crm = (await createPorts(t.deps.config, t.deps)).crm;
  const id = await apply('corporate-register');
  const failures: unknown[] = [];
  const tell = () => runTasks(t.deps, (error) => failures.push(error));
  refusedLogin = refusal;
  await tell();
  expect(leads.has(id)).toBe(false);
  expect(failures).toHaveLength(1);
  expect(String(failures[0])).not.toMatch(/hidden|refresh|of-another-house/);
  refusedLogin = undefined;
  t.pass({ hours: 1 });
  await tell();
  expect([...leads.keys()]).toEqual([id]);
});

it('a token that is refused while it is new is asked for again, and not for ever', async () => {
  t.ports.crm = (await createPorts(t.deps.config, t.deps)).crm;
  await apply('corporate-register');
  refusedLogin = [200, { access_token: 'never-valid' }];
  const logins = () => zoho.count('POST', /oauth/);
  const before = logins();
  await runTasks(t.deps, () => {});
  expect(logins() - before).toBe(2);
  refusedLogin = undefined;
  t.pass({ hours: 1 });
  await runTasks(t.deps, () => {});
  expect(leads.size).toBe(1);
});

it('an entry in a giveaway becomes a lead, a second one of the same person does not', async () => {
  const body = (await examplesOf('giveaway/entry')).valid;
  for (let n = 0; n < 2; n++) (await t.client().post('/api/zoho/giveaway', body)).payload();
  await runTasks(t.deps, () => {});
  expect([...leads.values()]).toMatchObject([{ Lead_Source: 'kanarya: giveaway' }]);
});

it('without a CRM nothing is written twice: the application stands in its table', async () => {
  const own = await createTestApp();
  const body = (await examplesOf('auth/corporate-register')).valid;
  (await own.client().post('/api/zoho/corporate-register', body)).payload();
  expect(await own.db.query('SELECT 1 FROM application')).toHaveLength(1);
  expect(await own.db.query('SELECT 1 FROM system_task')).toEqual([]);
  await own.close();
});
