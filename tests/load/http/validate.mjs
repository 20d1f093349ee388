// A validated route without database, with logs, limits and headers on, beside bare node:http.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, startServer } from './processes.mjs';

const root = join(import.meta.dirname, '../../..');
const forms = ['auth/login', 'auth/register'];

function planOf(form, port, seconds) {
  const [valid] = JSON.parse(readFileSync(join(root, 'schemas', `${form}.examples.json`), 'utf8')).valid;
  return {
    ports: [port],
    connections: 20,
    warmSeconds: 1,
    seconds,
    path: `/api/forms/${form}/validate`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(valid),
  };
}

/** For each form the requests a second of both, and their ratio; one after the other, as often as asked for. */
export async function validate(settings, rounds, seconds) {
  const bare = await startServer(join(import.meta.dirname, 'bare-server.mjs'), {});
  const server = await startServer(
    join(root, 'dist/server/main.js'),
    settings,
    join(settings.DATA_DIR, 'log'),
  );
  const results = [];
  for (const form of forms)
    for (let round = 1; round <= rounds; round++) {
      const floor = await load(planOf(form, bare.port, seconds), [bare]);
      const ours = await load(planOf(form, server.port, seconds), [server]);
      results.push({ form, round, floor, ours, ratio: ours.perSecond / floor.perSecond });
    }
  await Promise.all([bare.stop(), server.stop()]);
  return results;
}
