import { describe, expect, it } from 'vitest';
import { fleeting } from '../support/cluster.ts';
import { faultOf } from './durability/answers.ts';
import { hangRound, locked, stopped } from './durability/hang-round.ts';
import { startServers } from './durability/servers.ts';
import { durableCluster } from './durability/stage.ts';
import { copyDatabase } from './harness/databases.ts';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds } from './harness/rounds.ts';

/** As in production; the other tests here give the database more time. */
const usual = { DATABASE_LIMIT_SECONDS: '1.2' };

describe.skipIf(!hasPostgres)('a database that hangs', () => {
  it('gets every request an answer in time, and nothing is lost', async () => {
    const sound = await durableCluster(fleeting, usual);
    if (!sound) return;
    const { cluster } = sound;
    try {
      await holds('PostgreSQL stands still', { short: 1, deep: 2 }, await hangRound(sound, stopped));
      await holds('a table stays locked', { short: 1, deep: 2 }, await hangRound(sound, locked));
      const servers = await startServers(await copyDatabase(cluster.url), 1, 'time-limits', usual);
      const naive = { servers, cluster };
      const isStuck = await hangRound(naive, locked);
      const isStopped = await hangRound(naive, stopped);
      await catches('a table stays locked', 'waits as long as it takes', isStuck)
        .then(() => catches('PostgreSQL stands still', 'waits as long as it takes', isStopped))
        .finally(servers.close);
    } finally {
      await sound.close();
    }
  });
});

const json = 'application/problem+json; charset=utf-8';
const page = 'text/html; charset=utf-8';

describe('an answer while the database hangs', () => {
  it.each([
    [503, json, '{"detail":"Das dauert gerade zu lange."}'],
    [503, page, '<h1 class="x">Gleich wieder da</h1>'],
    [409, json, '{}'],
  ])('%i with %s %s is fine', (status, type, text) => {
    expect(faultOf({ what: 'GET /', status, type, text })).toEqual([]);
  });

  it.each([
    [0, '', ''],
    [500, json, '{"detail":"Das dauert gerade zu lange."}'],
    [503, json, '{"detail":""}'],
    [503, json, '{"title":"Service Unavailable"}'],
    [503, 'application/json', '{"detail":"Das dauert gerade zu lange."}'],
    [503, page, '<h1></h1>'],
    [503, 'text/plain', 'Service Unavailable'],
  ])('%i with %s %s is a fault', (status, type, text) => {
    expect(faultOf({ what: 'GET /', status, type, text })).toHaveLength(1);
  });
});
