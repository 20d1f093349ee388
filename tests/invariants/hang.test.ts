import { describe, it } from 'vitest';
import { fleeting } from '../support/cluster.ts';
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
      const round = await hangRound({ servers, cluster }, stopped);
      await catches('PostgreSQL stands still', 'waits as long as it takes', round).finally(servers.close);
    } finally {
      await sound.close();
    }
  });
});
