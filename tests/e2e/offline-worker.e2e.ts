import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { workerOff } from '../../src/server/http/offline/worker-off.ts';
import { test as base, expect } from './support/fixtures.ts';
import { bar, kept, NO_CONNECTION, untilKept } from './support/kept.ts';
import { startServer } from './support/server.ts';

interface Deployed {
  /** A built client of its own, so that another version can be deployed. */
  folder: string;
  url: string;
}

const test = base.extend<object, { deployed: Deployed }>({
  deployed: [
    async ({ serverOptions }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'fanline-deployed-'));
      cpSync('dist/client/kanarya', folder, { recursive: true });
      const server = await startServer({ ...serverOptions, env: { CLIENT_DIR: folder } });
      await use({ folder, url: server.url });
      await server.dispose();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// The service worker itself is the subject here; elsewhere it would hide requests from `page.route`.
test.use({ serviceWorkers: 'allow', allowedComplaints: NO_CONNECTION });

/** Another version: its worker differs, and so does its HTML. */
function deploy({ folder }: Deployed, version: string): void {
  const worker = join(folder, 'sw.js');
  writeFileSync(
    worker,
    `self.version='${version}';addEventListener('message',(e)=>e.data==='version'&&e.source.postMessage(self.version));\n${readFileSync(worker, 'utf8')}`,
  );
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('</head>', `<meta name="version" content="${version}"></head>`),
  );
  const later = new Date(Date.now() + 5_000);
  for (const file of [worker, page]) utimesSync(file, later, later);
}

/** A browser answers with the result of a look that is still under way, and that may have read the old worker: look again. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });

/** The version of the worker that this page listens to, after a look for a newer one. */
async function workerVersion(page: Page): Promise<string> {
  await lookForUpdate(page);
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        navigator.serviceWorker.onmessage = ({ data }) => resolve(String(data));
        navigator.serviceWorker.startMessages();
        navigator.serviceWorker.controller?.postMessage('version');
        setTimeout(() => resolve('none'), 500);
      }),
  );
}

test('a new version takes over at once: no tab is reloaded, none is trapped, old caches go', async ({
  page,
  deployed,
}) => {
  await page.goto(`${deployed.url}/tarife`);
  await untilKept(page, '/tarife');
  const before = (await kept(page)).filter((line) => line.startsWith('fanline-assets'));
  await page.evaluate(async () => {
    await (await caches.open('fanline-pages-0')).put('/tarife', new Response('old'));
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  deploy(deployed, '2');
  // An open tab hears of it, and stays as it is.
  await expect.poll(() => workerVersion(page)).toBe('2');
  expect(loads).toBe(0);
  await expect
    .poll(async () => (await kept(page)).some((line) => line.startsWith('fanline-pages-0')))
    .toBe(false);
  // What the open tab may still load remains.
  expect(await kept(page)).toEqual(expect.arrayContaining(before));

  // Who is online gets the new page at once.
  await page.reload();
  // By a selector: a meta element is not to be seen.
  await expect(page.locator('meta[name="version"][content="2"]')).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
  await page.waitForTimeout(4_000);
  expect(loads).toBe(1);
});

test('a worker that is switched off by the server goes with all that it kept', async ({ page, deployed }) => {
  await page.goto(`${deployed.url}/tarife`);
  await untilKept(page, '/tarife');
  // The same address sends the other script, as after a restart with `SERVICE_WORKER=off`.
  writeFileSync(join(deployed.folder, 'sw.js'), workerOff);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(deployed.folder, 'sw.js'), later, later);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await expect
    .poll(async () => {
      await lookForUpdate(page);
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    })
    .toBe(0);
  await expect.poll(() => kept(page)).toEqual([]);
  expect(loads).toBe(0);
});
