// Lighthouse 12 on a phone against the built product: `node src/tools/build.mjs && node tests/load/lighthouse.mjs [path …]`.
// Not a dependency: it is taken from where it is installed, else the command that installs it beside the project is said.
// Measure on a quiet machine; RUNS=3 takes the median of three. The aims: specification, "Speed". Lighthouse slows the
// processor four times and expects one with an index of 1000 at least: the table has the index, and SLOWER=2 slows less.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findHeadlessShell } from '../../src/tools/chromium.mjs';

const root = join(import.meta.dirname, '../..');
const beside = join(root, '.cache/lighthouse');
const runs = Number(process.env.RUNS ?? 1);
const cpuSlowdownMultiplier = Number(process.env.SLOWER ?? 4);
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/', '/tarife', '/auth/register/tariff', '/dashboard'];
const demo = { username: 'demo@fanline.example', password: 'Stadion-7Tor' };

async function loadLighthouse() {
  const folders = [process.env.LIGHTHOUSE, root, beside].filter(Boolean);
  const entry = folders
    .map((folder) => join(folder, 'node_modules/lighthouse/core/index.js'))
    .find(existsSync);
  if (entry) return (await import(pathToFileURL(entry).href)).default;
  console.error(`Lighthouse is not installed. This puts it beside the project, saving nothing:
  npm install --no-save --prefix .cache/lighthouse lighthouse@12.8.2`);
  process.exit(1);
}

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

/**
 * The customer's pages need a session; Lighthouse opens its pages in the browser that has it. So that browser has the
 * files of the login page, as that of each customer has. With `COLD=1` it has nothing of the visit but the session.
 */
async function logIn(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}/auth/login`);
  for (const [name, value] of Object.entries(demo)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="rememberMe"]').check({ force: true });
  await page.locator('[data-form="auth/login"] button[type="submit"]').click();
  await page.waitForURL(/\/dashboard/);
  // A server answers the first customer of all more slowly than the next ones.
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await page.goto('about:blank');
  if (process.env.COLD) await session.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes });
  await page.close();
}

/** What stands in the table, of one report. */
function figuresOf({ categories, audits, environment, finalDisplayedUrl }) {
  const score = (id) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    page: new URL(finalDisplayedUrl).pathname,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': Math.round(audits['largest-contentful-paint'].numericValue),
    'TBT ms': Math.round(audits['total-blocking-time'].numericValue),
    CLS: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    requests: audits['network-requests'].details.items.length,
    'kB in all': Math.round(audits['total-byte-weight'].numericValue / 1000),
    index: Math.round(environment.benchmarkIndex),
  };
}

/** What moved, where something did. */
function shiftsOf(id, audits) {
  const items = id === 'cumulative-layout-shift' ? (audits['layout-shifts']?.details?.items ?? []) : [];
  return items.map(({ node, score }) => `\n    ${score?.toFixed(4)} ${node?.selector}`);
}

/** What kept the processor for longer than 50 ms, where that cost points: the file it came from, from when, how long. */
function tasksOf(id, audits) {
  const items = id === 'total-blocking-time' ? (audits['long-tasks']?.details?.items ?? []) : [];
  return items.map(
    ({ url: from, startTime, duration }) =>
      `\n    ${Math.round(startTime)} ms + ${Math.round(duration)} ms ${from.replace(url, '')}`,
  );
}

/** What cost points, a line each. */
function lossesOf({ categories, audits }) {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(
        ({ id }) =>
          `  ${title}: ${audits[id].title} ${audits[id].displayValue ?? ''}${[...shiftsOf(id, audits), ...tasksOf(id, audits)].join('')}`,
      ),
  );
}

const lighthouse = await loadLighthouse();
const [folder, port, debugging] = [
  mkdtempSync(join(tmpdir(), 'fanline-lh-')),
  await freePort(),
  await freePort(),
];
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    // Longer than a visit: production asks each three seconds, and a page that asks often is never quiet.
    DEFINITIONS_POLL_SECONDS: '30',
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
  },
});

/** A browser that has seen nothing yet; the customer's pages need a session in it. */
async function visit(path) {
  const context = await chromium.launchPersistentContext(mkdtempSync(join(folder, 'profile-')), {
    executablePath: await findHeadlessShell(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${debugging}`,
    ],
  });
  try {
    if (path.startsWith('/dashboard')) await logIn(context, url);
    const { lhr } = await lighthouse(url + path, {
      port: debugging,
      disableStorageReset: true,
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier },
    });
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await context.close();
  }
}

/** Lighthouse at times loses the trace of a visit: the visit is made again, twice at most. */
async function report(path, triesLeft = 2) {
  return visit(path).catch((reason) => {
    if (triesLeft === 0) throw reason;
    return report(path, triesLeft - 1);
  });
}

try {
  await untilReady(url);
  const table = [];
  const losses = [];
  for (const path of paths) {
    const reports = [];
    for (let run = 0; run < runs; run++) reports.push(await report(path));
    reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
    const middle = reports[Math.floor(reports.length / 2)];
    table.push(figuresOf(middle));
    console.log(JSON.stringify(figuresOf(middle)));
    losses.push(path, ...lossesOf(middle));
  }
  console.table(table);
  console.log(losses.join('\n'));
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
