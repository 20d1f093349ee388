// What the product takes with 100,000 customers beside 1,000: `node tests/load/growth.mjs`, on PostgreSQL, against the
// built product. Prints each operation's p95 of both and their ratio, each job's time with nothing due, and the rate of
// many due bills from the first to the last. Options: --customers 100000 --fewer 1000 --samples 60 --invoices 10000 --minutes 60
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { build } from '../../src/tools/build.mjs';

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '100000' },
    fewer: { type: 'string', default: '1000' },
    samples: { type: 'string', default: '60' },
    invoices: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '60' },
  },
});
const size = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
await build([process.env.TEAM ?? 'kanarya']);
// Not `runnerImport`, which closes when the module is there: the papers' code is imported when the first is made.
const sources = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
});
const { run } = await sources.ssrLoadModule('/tests/load/growth/run.ts');
const isGood = await run(size).finally(() => sources.close());
process.exitCode = isGood ? 0 : 1;
