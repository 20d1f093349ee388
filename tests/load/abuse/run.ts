import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { customers } from '../../invariants/harness/people.ts';
import { newNumbers } from '../../invariants/harness/shop.ts';
import { findBinaries, startCluster } from '../../support/cluster.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { type Attack, attacks, harmless } from './attackers.ts';
import { type Figures, startHonest } from './honest.ts';

const processes = 2;
const honestCount = 50;
/** What an attack may cost the honest customers. */
const mostRatio = 2;

/** Plays both halves and prints their figures. @returns whether the honest customers were spared */
export async function run(seconds: number): Promise<boolean> {
  const binaries = findBinaries();
  if (!binaries) throw new Error('There is no PostgreSQL on this machine.');
  const cluster = await startCluster(binaries, ['fsync=on']);
  const servers: ServerProcess[] = [];
  try {
    for (let started = 0; started < processes; started++)
      servers.push(await startServer({ DATABASE_URL: cluster.url, LOG_LEVEL: 'error' }, 'server'));
    const addresses = servers.map(({ address, output }) => {
      if (!address) throw new Error(output());
      return address;
    });
    const db = openPostgres(cluster.url, 4);
    await db.query('CREATE SEQUENCE truth_serial');
    await play(db, addresses, [harmless], 5);
    const calm = await play(db, addresses, [harmless], seconds);
    show('beside harmless requests at the same rate', calm);
    const attacked = await play(db, addresses, attacks, seconds);
    show('beside the attackers', attacked);
    await db.close();
    return verdict(calm.honest, attacked.honest);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await cluster.stop();
  }
}

interface Half {
  honest: Figures;
  /** For each attack the number of answers by status; 0 is a connection that the server closed. */
  attackers: Map<string, Map<number, number>>;
}

async function play(
  db: Database,
  addresses: string[],
  others: readonly Attack[],
  seconds: number,
): Promise<Half> {
  const people = await customers(db, honestCount);
  const numbers = await newNumbers(db, honestCount * 20);
  const until = Date.now() + seconds * 1000;
  const attackers = new Map<string, Map<number, number>>();
  const under = others.map(async ({ name, play: attack }) => {
    const statuses = new Map<number, number>();
    attackers.set(name, statuses);
    await attack({
      addresses,
      until,
      count: (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
    });
  });
  const honest = await startHonest(people, addresses, numbers, until);
  await Promise.all(under);
  return { honest, attackers };
}

function show(title: string, { honest, attackers }: Half): void {
  console.log(`\n${title}`);
  console.log(
    `  honest: ${honest.answers} answers, ${honest.orders} orders, p50 ${honest.p50} ms, p95 ${honest.p95} ms, ` +
      `slowest ${honest.slowest} ms, refused ${JSON.stringify(honest.refused)}`,
  );
  for (const [name, statuses] of attackers)
    console.log(`  ${name}: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`);
}

function verdict(calm: Figures, attacked: Figures): boolean {
  const ratio = attacked.p95 / calm.p95;
  const refused = Object.keys(attacked.refused).length;
  console.log(`\np95 of the honest: ratio ${ratio.toFixed(2)} (at most ${mostRatio}); refused: ${refused}`);
  return ratio <= mostRatio && refused === 0;
}
