// How long a page takes that is drawn for one request alone: `node tests/load/render.mjs`, against the built product
// (`node src/tools/build.mjs`). Each search has words of its own, so no drawing is remembered. ROUNDS=200.
// The aim: 15 ms at the median, from the request to the last byte, on loopback.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './http/processes.mjs';

const root = join(import.meta.dirname, '../..');
const rounds = Number(process.env.ROUNDS ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'fanline-render-'));
const headers = { accept: 'text/html', 'accept-encoding': 'br' };

const server = await startServer(join(root, 'dist/server/main.js'), {
  PORT: '0',
  DATA_DIR: folder,
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_STRANGERS: '1000000',
  RATE_LIMIT_PER_ADDRESS: '1000000',
});

/** @returns milliseconds */
async function timed(path) {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('data-drawn'))
    throw new Error(`${path}: ${answer.status}, not drawn`);
  return performance.now() - started;
}

const at = (times, part) => times[Math.floor(times.length * part)].toFixed(1);

try {
  const fresh = [];
  const remembered = [];
  for (let round = 0; round < rounds + 20; round++) {
    const times = [await timed(`/suche?q=wort${round}`), await timed('/suche')];
    // The first ones compile code.
    if (round < 20) continue;
    fresh.push(times[0]);
    remembered.push(times[1]);
  }
  for (const [name, times] of Object.entries({ 'drawn anew': fresh, remembered })) {
    times.sort((a, b) => a - b);
    console.log(`${name}: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
