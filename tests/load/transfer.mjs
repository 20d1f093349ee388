// What a first visit transfers until its largest paint: `node tests/load/transfer.mjs [path …]`, against the built
// product (`node src/tools/build.mjs`). A phone's viewport, empty cache, brotli as in production.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../src/tools/chromium.mjs';

const root = join(import.meta.dirname, '../..');
const paths =
  process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/', '/tarife', '/auth/register/tariff'];
const folder = mkdtempSync(join(tmpdir(), 'fanline-transfer-'));
const port = 3990;
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
});

async function untilReady() {
  for (let tries = 0; tries < 200; tries++) {
    if ((await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

/** Every response with its end and size on the wire, and the moment of the largest paint. */
async function visit(browser, path) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const started = new Map();
  const ended = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => started.set(requestId, request.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    ended.push({ url: started.get(requestId), bytes: encodedDataLength, at: timestamp }),
  );
  await page.goto(url + path);
  // Not until the network is idle: an open form asks again and again whether its rules have changed.
  await page.waitForTimeout(2500);
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  const shift = await page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  await context.close();
  const all = ended.reduce((sum, { bytes }) => sum + bytes, 0);
  const first = Math.min(...ended.map(({ at }) => at));
  // The document ends first; what had arrived when the largest paint was drawn is the critical path.
  const critical = ended
    .filter(({ at }) => (at - first) * 1000 <= paint)
    .reduce((sum, { bytes }) => sum + bytes, 0);
  return { path, paint, shift, critical, all, requests: ended.length, ended };
}

try {
  await untilReady();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  for (const path of paths) {
    const { paint, shift, critical, all, requests, ended } = await visit(browser, path);
    const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
    console.log(
      `${path}: ${kB(critical)} until the largest paint at ${paint.toFixed(0)} ms, ${kB(all)} in all, ${requests} requests, layout shift ${shift.toFixed(4)}`,
    );
    if (process.env.VERBOSE)
      for (const { url: address, bytes } of ended) console.log(`  ${kB(bytes)} ${address}`);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
