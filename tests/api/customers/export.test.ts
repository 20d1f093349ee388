import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedParts } from '../../../src/server/infra/export/export-registry.ts';
import { type Exported, NEVER } from '../../../src/server/infra/export/exported.ts';
import type { PersonalData } from '../../../src/shared/api/export.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';

/** Tables that the export leaves out, and why. */
const LEFT_OUT: Record<string, string> = {
  ...Object.fromEntries(
    ['access_token', 'refresh_token', 'reset_token', 'idempotency_key', 'login_throttle', 'payment_link'].map(
      (table) => [table, 'it has secrets or their hashes, and nothing else of a person'],
    ),
  ),
  consent_choice: 'no column leads to a person: the visitor’s browser alone knows which row is its own',
  closing_reason: 'it belongs to no account: why one was closed, without whose it was',
  outbox: 'the person has got these messages; they go after 30 days, and their texts can contain codes',
  ...Object.fromEntries(
    ['otp_challenge', 'otp_sent', 'guest', 'form_post'].map((table) => [
      table,
      'it belongs to a visitor, not to an account, and goes within a week',
    ]),
  ),
  ...Object.fromEntries(
    ['application', 'survey_answer', 'giveaway_entry', 'giveaway_win'].map((table) => [
      table,
      'it has no account: the address in it can be another person’s',
    ]),
  ),
  ...Object.fromEntries(
    [
      'network_task',
      'system_task',
      'system_event',
      'later_receipt',
      'outbox_attachment',
      'contract_summary',
      'payment_event',
      'purchase_event',
    ].map((table) => [table, 'our own work on what is exported']),
  ),
  ...Object.fromEntries(
    [
      ...[
        'budget',
        'campaign',
        'clock_shift',
        'consent_text',
        'coupon',
        'definition_file',
        'definition_release',
        'definition_release_log',
        'definition_script',
        'definition_sound',
        'form_figure',
        'game_round',
        'giveaway_round',
        'invoice_counter',
        'job_run',
      ],
      ...['media_content', 'migration', 'mnp_provider', 'product_plan', 'product_sheet', 'seed', 'shop'],
      ...['tariff', 'tariff_option', 'video', 'wallpaper'],
    ].map((table) => [table, 'nothing of a person']),
  ),
  ...Object.fromEntries(
    [
      ...['sandbox_event', 'sandbox_refund', 'sandbox_session', 'sandbox_setting'],
      ...['simulated_grant', 'simulated_line_span'],
    ].map((table) => [table, 'an outside system that we play']),
  ),
  ...Object.fromEntries(
    ['staff_action', 'staff_comment', 'staff_member', 'staff_session'].map((table) => [
      table,
      'of the staff, not of customers',
    ]),
  ),
};

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function columnsByTable(): Promise<Map<string, string[]>> {
  const rows = await t.db.query<{ name: string; columns: string }>(
    `SELECT table_name AS name, string_agg(column_name, ',') AS columns FROM information_schema.columns
      WHERE table_schema = current_schema() GROUP BY table_name`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns.split(',')]));
}

/** What keeps a database and a list of exported tables from being the same. */
function gapsIn(database: ReadonlyMap<string, string[]>, parts: readonly Exported[]): string[] {
  return [...database].flatMap(([table, columns]) => {
    const part = parts.find((one) => one.table === table);
    if (!part) return table in LEFT_OUT ? [] : [`${table} is neither exported nor left out with a reason`];
    const named = [...part.columns, ...Object.keys(part.omitted ?? {}), ...Object.keys(NEVER)];
    return columns.filter((column) => !named.includes(column)).map((column) => `${table}.${column}`);
  });
}

test('each column of each table is exported, or left out with a reason', async () => {
  const database = await columnsByTable();
  expect(database.size).toBeGreaterThan(70);
  expect(gapsIn(database, exportedParts())).toEqual([]);
  const both = exportedParts().filter(({ table }) => table in LEFT_OUT);
  expect(both).toEqual([]);
});

test('a new table and a new column are found', async () => {
  const database = await columnsByTable();
  database.set('wish', ['id', 'user_id']).set('users', [...(database.get('users') ?? []), 'shoe_size']);
  expect(gapsIn(database, exportedParts())).toEqual([
    'users.shoe_size',
    'wish is neither exported nor left out with a reason',
  ]);
});

test('a customer gets everything of their own behind the step-up, without secrets, and is told', async () => {
  const mine = await paidOrder(t);
  const others = await paidOrder(t);
  await live(t, 40);
  const client = t.client();
  await logIn(client, mine.email);
  await client.post(
    '/api/submissions/support/barrier',
    { place: 'Hilfe', message: 'Das Bild hat keinen Text.' },
    { 'idempotency-key': randomUUID() },
  );
  expect((await client.get('/api/auth/me/export')).problem().referenceCode).toBe(1112);
  await stepUp(client);
  const answer = await client.get('/api/auth/me/export');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { areas, format } = answer.payload<PersonalData>();
  expect(format).toBe('fanline-personal-data-1');
  const filled = Object.values(areas).flatMap((area) =>
    Object.entries(area).flatMap(([name, rows]) => (rows.length > 0 ? name : [])),
  );
  expect(filled).toEqual(
    expect.arrayContaining([
      'users',
      'session',
      'orders',
      'contract',
      'invoice',
      'payment',
      'submission',
      'usageDay',
      'document',
    ]),
  );
  expect(areas.account?.users).toMatchObject([{ email: mine.email, firstName: expect.any(String) }]);
  expect(areas.messages?.submission).toMatchObject([
    { answers: { 'support/barrier': { values: { '/place': 'Hilfe' } } } },
  ]);
  const [theirs] = await t.db.query<Record<string, string>>('SELECT * FROM users WHERE email = $1', [
    others.email,
  ]);
  for (const name of ['id', 'email', 'phone', 'invitation_code'])
    expect(answer.text).not.toContain(theirs?.[name] ?? 'missing');
  for (const secret of await secrets()) expect(answer.text).not.toContain(secret);
  expect((await t.outbox(mine.email)).at(-1)?.text).toContain('heruntergeladen');
});

/** Everything in the database that must stay in it: hashes, tokens, numbers to ask a provider with. */
async function secrets(): Promise<string[]> {
  const columns = [
    ['users', 'password_hash'],
    ['users', 'keyword_hash'],
    ['session', 'secret'],
    ['access_token', 'token_hash'],
    ['refresh_token', 'token_hash'],
    ['known_source', 'source_hash'],
    ['payment', 'session_id'],
    ['payment', 'saved_token'],
    ['saved_method', 'token'],
    ['sim_card', 'matching_id'],
  ];
  const found = columns.map(([table, column]) =>
    t.db.query<{ secret: string }>(`SELECT ${column} AS secret FROM ${table} WHERE ${column} IS NOT NULL`),
  );
  const all = (await Promise.all(found)).flat().map(({ secret }) => secret);
  expect(all.length).toBeGreaterThan(5);
  return all;
}
