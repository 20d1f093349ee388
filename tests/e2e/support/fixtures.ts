import { test as base, expect, type Page } from 'playwright/test';
import { listen } from './complaints.ts';
import { type Server, type ServerOptions, startServer } from './server.ts';

interface WorkerFixtures {
  serverOptions: ServerOptions;
  server: Server;
}

interface TestFixtures {
  /** What the browser may complain about in this test, such as an answer of 4xx that is provoked. */
  allowedComplaints: RegExp | null;
  complaints: string[];
}

/** A page that is opened or loaded again is alive afterwards, not only drawn by the server; that of a second tab as well. */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => alive(page, await goto(...args));
  page.reload = async (...args) => alive(page, await reload(...args));
}

async function alive<T>(page: Page, result: T): Promise<T> {
  // By a selector: what the server drew looks the same.
  await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
  return result;
}

/** Tests against a real server in a real browser; a complaint of the browser fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverOptions: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverOptions }, use) => {
      const server = await startServer(serverOptions);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  allowedComplaints: [null, { option: true }],
  complaints: async ({ page, allowedComplaints }, use) => {
    const complaints: string[] = [];
    await listen(page, complaints);
    await use(complaints);
    const unexpected = complaints.filter((text) => !allowedComplaints?.test(text));
    expect(unexpected).toEqual([]);
  },
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForScripts);
    await use(context);
  },
});

// Every test listens, also one that does not ask for the list.
test.beforeEach(({ complaints }) => void complaints);

export { expect };
