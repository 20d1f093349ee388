import { loadConfig } from '../../../src/server/config.ts';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { customers } from '../../invariants/harness/people.ts';
import { newNumbers } from '../../invariants/harness/shop.ts';
import { findBinaries, startCluster } from '../../support/cluster.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { type Attack, attacks, harmless } from './attackers.ts';
import { type Figures, logInOnce, startHonest } from './honest.ts';
import { faultOf, judge } from './judge.ts';
import type { Answered } from './sending.ts';

const processes = 2;
const honestCount = 50;
/** What an attack may cost the honest customers. */
const mostRatio = 2;
const metricsToken = 'abuse-rig-0123456789';

/**
 * So small that an attack of 15 s uses them up: an address's by the one that a third of each attack comes from, and all
 * strangers' by the others, whose twenty addresses together have more. The rig sends what our proxy would send.
 */
function limits(seconds: number) {
  return {
    TRUST_PROXY: '1',
    // Of these 30 are for the honest ones, who log in for the first time before each of three plays, 12 at the stadium.
    BUDGET_PASSWORD_STRANGERS: '130/900',
    BUDGET_PASSWORD_ADDRESS: '16/900',
    BUDGET_SMS_STRANGERS: '45/3600',
    BUDGET_SMS_ADDRESS: '10/3600',
    BUDGET_DECLARATION_ADDRESS: '10/3600',
    BUDGET_UPLOAD_STRANGERS: '60/3600',
    BUDGET_UPLOAD_ADDRESS: '8/3600',
    RATE_LIMIT_STRANGERS: '60',
    VALIDATE_LIMIT_PER_MINUTE: '5',
    // A short run too sees slow senders cut off; an honest slow phone takes eight seconds.
    REQUEST_SECONDS: String(Math.min(20, seconds * 0.7)),
  };
}

/** Plays both halves and prints their figures. @returns whether the honest were spared and the attackers held to their budgets */
export async function run(seconds: number): Promise<boolean> {
  const binaries = findBinaries();
  if (!binaries) throw new Error('There is no PostgreSQL on this machine.');
  const cluster = await startCluster(binaries, ['fsync=on']);
  const servers: ServerProcess[] = [];
  const env = {
    DATABASE_URL: cluster.url,
    LOG_LEVEL: 'error',
    METRICS_TOKEN: metricsToken,
    ...limits(seconds),
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
    const refusals = await refusalsOf(addresses);
    const isHonestHurt = Object.keys(attacked.honest.refused).some((what) => / 5\d\d$/.test(what));
    const answers = attacked.attackers;
    const held = await judge({ answers, refusals, db, config, processes, seconds, isHonestHurt });
    await db.close();
    console.log('\nwhat the attackers got');
    for (const line of held) {
      const { what, most, got, refused } = line;
      console.log(`  ${what}: ${got} (at most ${most}; refused ${refused ?? '-'}) ${faultOf(line)}`);
    }
    const areHonestSpared = verdict(calm.honest, attacked.honest);
    return areHonestSpared && held.every((line) => faultOf(line) === '');
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
    `  honest: ${honest.answers} answers, ${honest.orders} orders, ${honest.uploads} files, ${honest.visits} first visits, p50 ${honest.p50} ms, p95 ${honest.p95} ms, ` +
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

/** What the processes refused, by the name of the budget. */
async function refusalsOf(addresses: readonly string[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const address of addresses) {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(`${address}/metrics`, { headers })).text();
    for (const [, name = '', n] of text.matchAll(/^budget_refusals_total\{budget="(\w+)"\} (\d+)$/gm))
      sums.set(name, (sums.get(name) ?? 0) + Number(n));
  }
  return sums;
}
