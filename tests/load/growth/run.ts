import { examplesOfOperations } from '../../api/rights/requests.ts';
import { evilGateway, evilMailServer } from '../../invariants/outside/evil-systems.ts';
import { findBinaries, fleeting, startCluster } from '../../support/cluster.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { compare, type Side } from './compare.ts';
import { type Grown, grow } from './grown-database.ts';
import { idleJobs } from './idle-jobs.ts';
import { manyBills } from './many-bills.ts';
import { reading, writing, written } from './operations.ts';
import { otherWrites } from './other-writes.ts';
import { ownersIn } from './owners.ts';
import { billsVerdict, comparedVerdict, jobsVerdict, tooSlow } from './verdict.ts';

export interface Size {
  customers: number;
  fewer: number;
  samples: number;
  invoices: number;
  /** The longest time for the bills. */
  minutes: number;
}

/** Plays all parts and prints their figures. @returns whether the product bears its growth */
export async function run(size: Size): Promise<boolean> {
  const binaries = findBinaries();
  if (!binaries) throw new Error('There is no PostgreSQL on this machine.');
  const cluster = await startCluster(binaries, [...fleeting, 'shared_buffers=1GB']);
  const [mails, gateway] = await Promise.all([evilMailServer(), evilGateway()]);
  const servers: ServerProcess[] = [];
  const start = async ({ url, db, customers }: Grown): Promise<Side> => {
    const outside = { SMTP_URL: mails.url, MAIL_FROM: 'bills@fanline.example', SMS_GATEWAY_URL: gateway.url };
    const limits = { RATE_LIMIT_PER_MINUTE: '1000000', BUDGET_SCALE: '100000' };
    const server = await startServer({ DATABASE_URL: url, ...limits, ...outside }, 'server');
    servers.push(server);
    if (!server.address) throw new Error(server.output());
    return {
      address: server.address,
      db,
      customers,
      owners: await ownersIn(db, size.samples),
      numbers: await freeNumbers({ db, customers }),
    };
  };
  try {
    const few = await grown(cluster.url, size.fewer);
    const many = await grown(cluster.url, size.customers);
    const jobs = jobsVerdict(await idleJobs(few.db), await idleJobs(many.db));
    const sides: [Side, Side] = [await start(few), await start(many)];
    const operations = await comparison(sides, size.samples);
    await servers[0]?.end('SIGTERM');
    const bills = billsVerdict(await manyBills(sides[1], size, () => mails.taken.length));
    await Promise.all([few.db.close(), servers[1]?.end('SIGTERM')]);
    await many.db.close();
    return [jobs, operations, bills].every((isGood) => isGood);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await Promise.all([mails.close(), gateway.close()]);
    await cluster.stop();
  }
}

async function grown(clusterUrl: string, customers: number): Promise<Grown> {
  const began = performance.now();
  const made = await grow(clusterUrl, customers);
  const [row] = await made.db.query<{ size: string; count: number }>(
    `SELECT pg_size_pretty(pg_database_size(current_database())) AS size, count(*)::int AS count FROM users`,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${row?.count} customers, ${row?.size}, made in ${seconds} s`);
  return made;
}

/** Reads and writes; what seems too slow is measured again, longer: single slow answers decide a p95 of few. */
async function comparison(sides: [Side, Side], samples: number): Promise<boolean> {
  const described = await fetch(`${sides[0].address}/api/openapi.json`);
  // OpenAPI's own shape.
  const { paths } = (await described.json()) as { paths: Record<string, Record<string, unknown>> };
  const examples = await examplesOfOperations(paths);
  const walks = [...reading(paths), ...writing, ...otherWrites(paths, examples, written)];
  await compare(walks, sides, 3); // the first calls prepare statements and compile code
  const found = [];
  for (const walk of walks) {
    let figures = await compare([walk], sides, samples);
    for (const longer of [3, 9])
      if (figures.some(tooSlow)) figures = await compare([walk], sides, longer * samples);
    found.push(...figures);
  }
  return comparedVerdict(found);
}

async function freeNumbers({ db, customers }: Pick<Grown, 'db' | 'customers'>): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT md5('free' || n)::uuid AS id FROM generate_series(1, $1::int) n`,
    [customers],
  );
  return rows.map(({ id }) => id);
}
