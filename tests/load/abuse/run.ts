import { loadConfig } from '../../../src/server/config.ts';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { customers } from '../../invariants/harness/people.ts';
import { newNumbers } from '../../invariants/harness/shop.ts';
import { findBinaries, startCluster } from '../../support/cluster.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { type Answered, type Attack, attacks, harmless, perSecond } from './attackers.ts';
import { type Figures, logInOnce, startHonest } from './honest.ts';
import { judge } from './judge.ts';

const processes = 2;
const honestCount = 50;
/** What an attack may cost the honest customers. */
const mostRatio = 2;

/** Plays both halves and prints their figures. @returns whether the honest were spared and the attackers held to their budgets */
export async function run(seconds: number): Promise<boolean> {
  const binaries = findBinaries();
  if (!binaries) throw new Error('There is no PostgreSQL on this machine.');
  const cluster = await startCluster(binaries, ['fsync=on']);
  const servers: ServerProcess[] = [];
  // So small that the attack uses them up in the first half of its time: then only customers' shares are left.
  const env = {
    DATABASE_URL: cluster.url,
    LOG_LEVEL: 'error',
    BUDGET_PASSWORD_STRANGERS: `${Math.ceil((perSecond.guesses / 4) * seconds) + honestCount}/900`,
    BUDGET_SMS_STRANGERS: `${Math.ceil((perSecond.disguises / 10) * seconds)}/3600`,
  };
  try {
    for (let started = 0; started < processes; started++) servers.push(await startServer(env, 'server'));
    const addresses = servers.map(({ address, output }) => {
      if (!address) throw new Error(output());
      return address;
    });
    const db = openPostgres(cluster.url, 4);
    await db.query('CREATE SEQUENCE truth_serial');
    await play(db, addresses, harmless, 5);
    const calm = await play(db, addresses, harmless, seconds);
    show('beside harmless requests at the same rate', calm);
    const attacked = await play(db, addresses, attacks, seconds);
    show('beside the attackers', attacked);
    const config = loadConfig(env, process.cwd());
    const held = await judge({ answers: attacked.attackers, db, config, processes, seconds });
    await db.close();
    console.log('\nwhat the attackers got');
    for (const { what, most, got } of held)
      console.log(`  ${what}: ${got} (at most ${most})${got > most ? ' TOO MANY' : ''}`);
    const areHonestSpared = verdict(calm.honest, attacked.honest);
    return areHonestSpared && held.every(({ most, got }) => got <= most);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await cluster.stop();
  }
}

interface Half {
  honest: Figures;
  attackers: Map<string, Answered[]>;
}

async function play(
  db: Database,
  addresses: string[],
  others: readonly Attack[],
  seconds: number,
): Promise<Half> {
  const people = await customers(db, honestCount);
  await logInOnce(db, people, addresses);
  const numbers = await newNumbers(db, honestCount * 20);
  const until = Date.now() + seconds * 1000;
  const attackers = new Map<string, Answered[]>();
  const under = others.map(async ({ name, play: attack }) => {
    const answers: Answered[] = [];
    attackers.set(name, answers);
    await attack({
      addresses,
      until,
      count: (answered) => void answers.push(answered),
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
  for (const [name, answers] of attackers) {
    const statuses = new Map<number, number>();
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    console.log(`  ${name}: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`);
  }
}

function verdict(calm: Figures, attacked: Figures): boolean {
  const ratio = attacked.p95 / calm.p95;
  const refused = Object.keys(attacked.refused).length;
  console.log(`\np95 of the honest: ratio ${ratio.toFixed(2)} (at most ${mostRatio}); refused: ${refused}`);
  return ratio <= mostRatio && refused === 0;
}
