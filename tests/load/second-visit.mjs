// The largest paint of a second visit, at 4× CPU slowdown on an unthrottled line, against the built product:
// `node src/tools/build.mjs && node tests/load/second-visit.mjs [path …]`. The first visit ends when the service worker has
// kept the page; the second begins in a new tab. RUNS=7 takes the median of seven. `WORKER=block` measures without a worker.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findHeadlessShell } from '../../src/tools/chromium.mjs';

const root = join(import.meta.dirname, '../..');
const runs = Number(process.env.RUNS ?? 5);
const serviceWorkers = process.env.WORKER === 'block' ? 'block' : 'allow';
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/', '/tarife', '/tarife/flex/flex-m'];
const SLOWDOWN = 4;

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(url) {
  for (let tries = 0; tries < 1200; tries++) {
    if ((await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

/** The first visit, until the worker has kept the page and its files. */
async function visitFirst(context, url, path) {
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'networkidle' });
  if (serviceWorkers === 'allow')
    await page.waitForFunction(
      async (wanted) => {
        const pages = await (await caches.open('fanline-pages-1')).keys();
        const files = await (await caches.open('fanline-assets-1')).keys();
        return pages.some(({ url: kept }) => new URL(kept).pathname === wanted) && files.length > 8;
      },
      path,
      { polling: 250 },
    );
  await page.waitForTimeout(1_500);
  await page.close();
}

/** The last candidate for the largest paint, in milliseconds since the navigation began. */
async function paintOf(context, url, path) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const figures = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation');
        new PerformanceObserver((list) =>
          resolve({
            largest: list.getEntries().at(-1).startTime,
            html: navigation.responseEnd,
            worker: navigation.workerStart,
          }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return figures;
}

const median = (values) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]);

async function figuresOf(browser, url, path) {
  const figures = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers });
    await visitFirst(context, url, path);
    figures.push(await paintOf(context, url, path));
    await context.close();
  }
  const largest = figures.map((one) => one.largest);
  return {
    path,
    'largest paint ms': median(largest),
    'HTML ms': median(figures.map(({ html }) => html)),
    fastest: Math.round(Math.min(...largest)),
    slowest: Math.round(Math.max(...largest)),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'fanline-second-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
});
const browser = await chromium.launch({
  executablePath: await findHeadlessShell(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

try {
  await untilReady(url);
  const table = [];
  for (const path of paths) table.push(await figuresOf(browser, url, path));
  console.table(table);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
