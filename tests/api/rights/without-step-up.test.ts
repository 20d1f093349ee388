import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { type CallerName, type Cast, callerNames, cast } from './callers.ts';
import { examplesOfOperations, last, send } from './requests.ts';

/** What the network says of every card: whoever reads one of these has seen a secret. */
const esim = { smdpAddress: 'canary.smdp.example', activationCode: 'CANARY-77120-ABCDE' };
const secrets = { pin: '73190264', puk: '48120975' };
/** A number that the customer's line has called. */
const called = '17139260577';
const canaries = [...Object.values(esim), ...Object.values(secrets), called];
/** As pages and papers spell it. */
const spellings = [...canaries, '0171 3926 0577'];

const rights: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'rights.json'), 'utf8'),
);

/** They end the session, or are the step-up itself. */
const notCalled = ['POST /api/auth/step-up', 'POST /api/auth/refresh', 'POST /api/auth/logout'];

/** What ends something comes last. */
const operations = [...Object.keys(rights).filter((one) => !last.includes(one)), ...last].filter(
  (one) => !notCalled.includes(one),
);

let t: TestApp;
let given: Cast;
let examples: Map<string, unknown>;
beforeAll(async () => {
  t = await createTestApp();
  t.deps.ports.network.esimProfile = async () => esim;
  t.deps.ports.network.simSecrets = async () => secrets;
  given = await cast(t);
  await t.db.query(
    `INSERT INTO line_connection (contract_id, day, id, started_at, kind, zone, number, seconds, amount, cents)
     VALUES ($1, $2, 'canary', $3, 'minutes', 'home', $4, 61, 2, 0)`,
    [given.ids.contract, berlinToday(t.now()), t.now(), `+49${called}`],
  );
  examples = await examplesOfOperations((await t.app.inject('/api/openapi.json')).json().paths);
});
afterAll(() => t.close());

/** Everything that a step-up guards, as it is stored. A SIM may be blocked by a session alone, never unblocked. */
async function guardedState(): Promise<unknown> {
  const rows = (sql: string) => t.db.query(sql, []);
  return {
    contacts: await rows('SELECT id, email, phone FROM users ORDER BY id'),
    methods: await rows('SELECT * FROM saved_method ORDER BY id'),
    means: await rows('SELECT * FROM contract_means ORDER BY 1'),
    sims: await rows(
      `SELECT iccid, order_id, state = 'active' AS works FROM sim_card WHERE order_id IS NOT NULL ORDER BY iccid`,
    ),
    sessions: await rows('SELECT id FROM session WHERE ended_at IS NULL ORDER BY id'),
  };
}

const without = callerNames.filter(
  (name): name is CallerName => name !== 'steppedUp' && name !== 'other' && name !== 'otherTeam',
);

test('who has stepped up gets them: the names above are those of the secrets', async () => {
  const { steppedUp } = given.callers;
  const { contract } = given.ids;
  const shown = await Promise.all(
    ['contracts/me/%/esim-code', 'sims/me/%/secrets'].map((path) =>
      steppedUp.post(`/api/${path.replace('%', contract)}`),
    ),
  );
  shown.push(await steppedUp.get(`/api/calls/me/${contract}`));
  const text = shown.map((answer) => answer.text).join();
  expect(canaries.filter((canary) => !text.includes(canary))).toEqual([]);
});

test('nobody who has not stepped up reads or changes what a step-up guards, by any operation', async () => {
  (await given.callers.customer.post(`/api/sims/me/${given.ids.contract}/block`)).payload();
  const before = await guardedState();
  for (const operation of operations)
    for (const name of without) {
      t.pass({ seconds: 1 });
      const answer = await send(given.callers[name], operation, given.ids, examples);
      const told = `${answer.text}${JSON.stringify(answer.headers)}`;
      expect(
        spellings.filter((canary) => told.includes(canary)),
        `${operation} ${name}`,
      ).toEqual([]);
      expect(await guardedState(), `${operation} ${name}`).toEqual(before);
    }
  const mails = (await t.outbox()).map(({ text }) => text).join('\n');
  expect(spellings.filter((canary) => mails.includes(canary))).toEqual([]);
});
