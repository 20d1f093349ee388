import { describe, it } from 'vitest';
import { startServers } from './durability/servers.ts';
import { shutdownRound } from './durability/shutdown-round.ts';
import { copyOfTemplate } from './durability/stage.ts';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds } from './harness/rounds.ts';

describe.skipIf(!hasPostgres)('an orderly end of both processes under load', () => {
  it('drops no answer', async () => {
    const name = 'orderly shutdown drops no answer';
    const servers = await startServers(await copyOfTemplate(), 2);
    await holds(name, { short: 2, deep: 60 }, shutdownRound(servers)).finally(servers.close);
    const naive = await startServers(await copyOfTemplate(), 2, 'shutdown');
    await catches(name, 'ends at once', shutdownRound(naive)).finally(naive.close);
  });
});
