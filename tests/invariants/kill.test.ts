import { describe, it } from 'vitest';
import { postgresKillRound } from './durability/postgres-kill.ts';
import { serverKillRound } from './durability/server-kill.ts';
import { startServers } from './durability/servers.ts';
import { copyOfTemplate, durableCluster } from './durability/stage.ts';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds } from './harness/rounds.ts';

/** Waits for the disk; after a crash it does not look at each file on its own, which takes seconds. */
const durable = ['fsync=on', 'recovery_init_sync_method=syncfs'];

describe.skipIf(!hasPostgres)('what was acknowledged survives kill -9', () => {
  it('of a server process', async () => {
    const name = 'an acknowledged order survives the death of the server';
    const servers = await startServers(await copyOfTemplate(), 2);
    await holds(name, { short: 2, deep: 60 }, await serverKillRound(servers)).finally(servers.close);
    const naive = await startServers(await copyOfTemplate('transaction'), 2, 'transaction');
    const round = await serverKillRound(naive);
    await catches(name, 'every statement commits by itself', round).finally(naive.close);
  });

  it('of PostgreSQL', async () => {
    const name = 'an acknowledged order survives the death of PostgreSQL';
    const sound = await durableCluster(durable);
    if (!sound) return;
    await holds(name, { short: 2, deep: 60 }, await postgresKillRound(sound.servers, sound.cluster)).finally(
      sound.close,
    );
    const naive = await durableCluster([...durable, 'synchronous_commit=off']);
    if (!naive) return;
    const round = await postgresKillRound(naive.servers, naive.cluster);
    await catches(name, 'answers before the disk has it', round).finally(naive.close);
  });
});
