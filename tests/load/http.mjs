// What the server does beside the least that is possible, in one run: `node tests/load/http.mjs`, against the built
// product. Options: pages, validate or reserve alone;
// ROUNDS=3 SECONDS=5 PROCESSES=2. Figures mean little on a machine that does something else as well;
// their ratios bear more.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { build } from '../../src/tools/build.mjs';
import { sendPages } from './http/pages.mjs';
import { reserve } from './http/reserve.mjs';
import { validate } from './http/validate.mjs';

const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 5);
const processes = Number(process.env.PROCESSES ?? 2);
const only = process.argv[2];
const limits = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_STRANGERS: '10000000',
  RATE_LIMIT_PER_ADDRESS: '10000000',
  VALIDATE_LIMIT_PER_MINUTE: '1000000',
};

const { module: postgres } = await runnerImport('./tests/support/cluster.ts');

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** pgbench works in PostgreSQL, so there only ours is told. */
function costOf(floor, ours) {
  return floor.costUs
    ? `, processor time ${floor.costUs} and ${ours.costUs} µs`
    : `, processor time ${ours.costUs} µs`;
}

function show(title, results, floorName) {
  console.log(`\n${title}`);
  for (const { round, form, floor, ours, ratio } of results)
    console.log(
      `  ${form ? `${form} ` : ''}${round}: ${floorName} ${floor.perSecond}/s, Fanline ${ours.perSecond}/s, ` +
        `ratio ${ratio.toFixed(2)}${costOf(floor, ours)}, p50 ${ours.p50} ms, p99 ${ours.p99} ms, answers ${JSON.stringify(ours.statuses)}`,
    );
  for (const form of new Set(results.map((one) => one.form))) {
    const own = results.filter((one) => one.form === form);
    console.log(
      `  ${form ?? ''} median ratio ${median(own.map(({ ratio }) => ratio)).toFixed(2)}, ` +
        `median p99 ${median(own.map(({ ours }) => ours.p99))} ms`,
    );
  }
}

await build([process.env.TEAM ?? 'kanarya']);
const folder = mkdtempSync(join(tmpdir(), 'fanline-load-'));
console.log(`${cpus().length} processors, ${rounds} rounds of ${seconds} s`);
try {
  if (!only || only === 'pages') {
    mkdirSync(join(folder, 'pages'));
    const settings = { ...limits, PORT: '0', DATA_DIR: join(folder, 'pages'), LOG_LEVEL: 'info' };
    show(
      'Pages and files beside the same bytes from node:http',
      await sendPages(settings, rounds, seconds),
      'node:http',
    );
  }
  if (!only || only === 'validate') {
    mkdirSync(join(folder, 'data'));
    const settings = { ...limits, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info' };
    show(
      'A validated route without database beside node:http',
      await validate(settings, rounds, seconds),
      'node:http',
    );
  }
  if (!only || only === 'reserve') {
    const binaries = postgres.findBinaries();
    if (!binaries) throw new Error('There is no PostgreSQL on this machine.');
    const cluster = await postgres.startCluster(binaries, ['fsync=on']);
    const settings = { ...limits, PORT: '0', DATABASE_URL: cluster.url, LOG_LEVEL: 'info' };
    const given = { binaries, cluster: cluster.url, processes, settings, folder, rounds, seconds };
    show(
      `Reservations on PostgreSQL, ${processes} processes, beside pgbench`,
      await reserve(given),
      'pgbench',
    );
    await cluster.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
