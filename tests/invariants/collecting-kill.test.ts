import { describe, it } from 'vitest';
import { killRound } from './collecting/kill-round.ts';
import { startServers } from './durability/servers.ts';
import { copyOfTemplate } from './durability/stage.ts';
import { hasPostgres } from './harness/pair.ts';
import { holds } from './harness/rounds.ts';

describe.skipIf(!hasPostgres)('a debit whose server is killed', () => {
  it('between the provider’s answer and our commit is taken once, and found again', async () => {
    const servers = await startServers(await copyOfTemplate(), 2);
    const name = 'a debit survives kill -9 between provider and commit';
    await holds(name, { short: 1, deep: 5 }, await killRound(servers)).finally(servers.close);
  });
});
