// How long until the first answer, beside an empty Fastify in the same run: `node tests/load/start.mjs`, against the
// built product. Option: ROUNDS=5. First starts, which create a database or compile the forms, are told apart.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { build } from '../../src/tools/build.mjs';

const root = join(import.meta.dirname, '../..');
const rounds = Number(process.env.ROUNDS ?? 5);
const product = join(root, 'dist/server/main.js');
const empty = join(import.meta.dirname, 'start/empty-server.mjs');

const { module: postgres } = await runnerImport('./tests/support/cluster.ts');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function isReady(port) {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: '/health/ready' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    })
      .on('error', () => resolve(false))
      .end();
  });
}

/** Milliseconds from the start of a process to its first 200. */
async function firstAnswer(script, env) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const ms = performance.now() - began;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return ms;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

await build([process.env.TEAM ?? 'kanarya']);
const folder = mkdtempSync(join(tmpdir(), 'fanline-start-'));
const binaries = postgres.findBinaries();
const cluster = binaries ? await postgres.startCluster(binaries, postgres.fleeting) : undefined;
try {
  const contenders = [
    { name: 'empty Fastify', script: empty, env: {} },
    ...(cluster
      ? [{ name: 'Fanline, PostgreSQL', script: product, env: { DATABASE_URL: cluster.url } }]
      : []),
    { name: 'Fanline, PGlite', script: product, env: { DATA_DIR: join(folder, 'data') } },
  ];
  const times = new Map(contenders.map(({ name }) => [name, []]));
  for (const { name, script, env } of contenders.slice(1))
    console.log(`${name}: first start ${(await firstAnswer(script, env)).toFixed(0)} ms`);
  for (let round = 0; round < rounds; round++)
    for (const { name, script, env } of contenders) times.get(name).push(await firstAnswer(script, env));
  const floor = median(times.get('empty Fastify'));
  for (const [name, all] of times) {
    const ms = median(all);
    console.log(
      `${name}: median ${ms.toFixed(0)} ms (${all.map((one) => one.toFixed(0)).join(', ')}), ${(ms / floor).toFixed(2)} × empty, ${(ms - floor).toFixed(0)} ms more`,
    );
  }
  const [onServer, embedded] = contenders.slice(-2).map(({ name }) => median(times.get(name)));
  if (cluster) console.log(`PGlite takes ${(embedded - onServer).toFixed(0)} ms more than PostgreSQL`);
} finally {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
