// Whether the time of a refused login tells that an account exists: `node tests/load/login.mjs`. Wrong passwords for an
// unknown and for a known name, one after the other in turn, so that both meet the same machine; the ratio of the
// medians. Options: ROUNDS=200; DATABASE_URL for a PostgreSQL. Outside of 0.9 to 1.1 the command ends with a fault.
import { runnerImport } from 'vite';

const rounds = Number(process.env.ROUNDS ?? 200);
const { module: app } = await runnerImport('./tests/support/app.ts');
const { module: people } = await runnerImport('./tests/support/people.ts');

// Without a delay; the delayed answer is measured by itself below.
const patient = { LOGIN_FAILURES: '100', LOGIN_STRANGER_FAILURES: '10000' };
const t = await app.createTestApp({ env: patient });
await people.customer(t, 'anna');
const email = 'anna@example.org';
const hasty = await app.createTestApp({ db: t.db });

/** From another address than the account knows, as a stranger. */
const refused = async (on, username, status) => {
  const client = on.client({ remoteAddress: '203.0.113.9' });
  const began = performance.now();
  const answer = await client.post('/api/auth/login', { username, password: 'Falsches-Wort1' });
  const ms = performance.now() - began;
  if (answer.status !== status) throw new Error(`${username} was answered ${answer.status}, not ${status}.`);
  return ms;
};

const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
const unknown = [];
const known = [];
for (let at = -10; at < rounds; at++) {
  const both = [() => refused(t, 'nobody@example.org', 401), () => refused(t, email, 401)];
  if (at % 50 === 0) await t.db.query('DELETE FROM login_throttle');
  // Who comes first alternates.
  const order = at % 2 === 0 ? [0, 1] : [1, 0];
  const times = [];
  for (const one of order) times[one] = await both[one]();
  if (at < 0) continue; // to warm up
  unknown.push(times[0]);
  known.push(times[1]);
}
await refused(hasty, email, 401); // with its limit, this failure begins the delay
const delayed = [];
for (let at = 0; at < 30; at++) delayed.push(await refused(hasty, email, 429));

const ratio = median(unknown) / median(known);
for (const [name, times] of Object.entries({ unknown, known, delayed }))
  console.log(`${name.padEnd(8)} ${median(times).toFixed(2).padStart(8)} ms (median of ${times.length})`);
console.log(`unknown : known = ${ratio.toFixed(3)} (0.9 to 1.1)`);
await hasty.close();
await t.close();
process.exit(ratio >= 0.9 && ratio <= 1.1 ? 0 : 1);
