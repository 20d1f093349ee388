import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findHeadlessShell } from '../../src/tools/chromium.mjs';
import { runSeed } from '../support/run-seed.ts';
import { teamIds } from '../support/team-ids.ts';
import type { RoomOptions } from './support/room.ts';

const executablePath = await findHeadlessShell();

/** Which looks the walks take: another one each time, said by the reporter; all workers inherit it from here. */
process.env.SEED ??= String(runSeed(1000));

/** Walks through all screens; a brand's screens share one server and one page, so they run one after the other. */
const WALK = '**/screens.e2e.ts';
const WORDS = '**/screens-words.e2e.ts';
/** Looks at some screens too: in the room of the first brand, which is open already. */
const COLOURS = '**/forced-colours.e2e.ts';

/** Each screen in a brand and language, or with `DEEP=1` in all of them: `screens.e2e.ts`. */
const walks = [
  { name: 'words', testMatch: WORDS, fullyParallel: false, use: { trace: 'off' as const } },
  ...teamIds.map((team) => ({
    name: team,
    testMatch: team === teamIds[0] ? [COLOURS, WALK] : WALK,
    grep: new RegExp(`screen of ${team} |colours of the system`),
    fullyParallel: false,
    use: { team, trace: 'off' as const },
  })),
];

const isOfOwnServer = (file: string) =>
  file.endsWith('.e2e.ts') &&
  /\bserverOptions:|\bownTime\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8'));
/** Files with a server of their own: one worker takes a whole file, and the others keep the common server meanwhile. */
const ownServers = readdirSync(import.meta.dirname).filter(isOfOwnServer);

export default defineConfig<object, RoomOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  // A browser waits for answers and for pages to come to rest: a third worker uses the time of the other two.
  workers: 3,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // What failed is repeated once to record a trace, which costs a quarter of the time. It stays failed.
  retries: 1,
  failOnFlakyTests: true,
  globalSetup: './support/data-template.ts',
  // The long ones first, so that both workers end together.
  projects: [
    ...walks,
    { name: 'own servers', testMatch: ownServers, fullyParallel: false },
    { name: 'journeys', testIgnore: [WALK, WORDS, COLOURS, ...ownServers] },
  ],
  use: {
    viewport: { width: 412, height: 860 },
    trace: 'on-first-retry',
    actionTimeout: 30_000,
    // A request that a service worker answers passes by `page.route`; the tests of the worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
