import type { FastifyInstance } from 'fastify';
import { createDefinitions, type Definitions } from '../../src/definitions/definitions.ts';
import { readTexts } from '../../src/definitions/file-texts.ts';
import { type AppOptions, buildApp } from '../../src/server/app.ts';
import { loadConfig } from '../../src/server/config.ts';
import { contracts } from '../../src/server/contracts.ts';
import { createPorts } from '../../src/server/create-ports.ts';
import { watchBudgets } from '../../src/server/infra/budgets/budget-watch.ts';
import type { Database } from '../../src/server/infra/db/queryable.ts';
import { databaseScriptStore } from '../../src/server/infra/db/script-store.repository.ts';
import { watchWrites } from '../../src/server/infra/db/write-watch.ts';
import type { AppDeps } from '../../src/server/infra/deps.ts';
import { formCounts } from '../../src/server/infra/figures/form-counts.ts';
import { loadWords } from '../../src/server/infra/mail/words.ts';
import type { Ports } from '../../src/server/infra/ports/ports.ts';
import { loadTeams } from '../../src/server/infra/teams.ts';
import { countVariants } from '../../src/server/infra/variants/variant-counts.ts';
import { releaseFeed } from '../../src/server/modules/releases/release-feed.ts';
import { takeFolder } from '../../src/server/modules/releases/take-folder.service.ts';
import { shiftedClock } from '../../src/server/sandbox/clock/clock-shift.repository.ts';
import { cachedScripts } from './cached-scripts.ts';
import { createTestDatabase, testStart } from './database.ts';
import { ROOT } from './definitions.ts';
import { lastCode, type SentMessage, sentMessages } from './outbox.ts';
import { findsSound, previewHere } from './releases.ts';
import { checkRows } from './rows/check-rows.ts';
import { seededRandom } from './seeded-random.ts';
import { checkAnswers } from './strict-answers.ts';
import { type ClientOptions, TestClient } from './test-client.ts';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  definitions: Definitions;
  ports: Ports;
  /** What the app was made from, for calling services directly. */
  deps: AppDeps;
  /** Moves the clock. */
  pass(time: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
  now(): Date;
  /** A new browser. */
  client(options?: ClientOptions): TestClient;
  outbox(recipient?: string): Promise<SentMessage[]>;
  code(phone: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  now?: Date;
  /** Default: DATABASE_URL, else PGlite. */
  databaseUrl?: string;
  /** A database that the caller keeps and closes: two apps on one, a restart. */
  db?: Database;
  /** Settings, as environment variables. */
  env?: Record<string, string>;
  /** The folder of schemas and words; default: the project's. */
  root?: string;
  log?: AppOptions['log'];
  /** Compiles the schemas of all routes at the start. */
  eagerSchemas?: boolean;
  /** The time follows a shift that stands in the database, as in a demonstration. */
  withShiftedClock?: boolean;
  /** Definitions come from releases in the database, of which the folder is the first. */
  withReleases?: boolean;
  /** How change sets are proved; default: all are sound. */
  prove?: NonNullable<AppOptions['prove']>;
  /** What compiles drafts for people who have a link; default: the same as for the staff. */
  previewShared?: NonNullable<AppOptions['previewShared']>;
  /** Of ids and tokens: servers on one database must not make the same ones. */
  seed?: number;
}

/** Floods are tested by their own tests; the others come from one address. */
const generous = { NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '100000', BUDGET_SCALE: '1000' };

/** The real app on a database of its own, with a clock that moves only by `pass`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  let now = options.now ?? testStart;
  const opened = options.db ?? (await createTestDatabase(options.databaseUrl));
  const { db, faults } = checkRows(opened);
  const shifted = options.withShiftedClock ? shiftedClock(db, () => now) : undefined;
  const clock = shifted?.clock ?? (() => now);
  const root = options.root ?? ROOT;
  const own = options.withReleases ? await readTexts(root) : undefined;
  if (own) await takeFolder({ db, clock, prove: findsSound }, own);
  const definitions = await createDefinitions({
    root,
    ...(own ? { releases: releaseFeed(db) } : {}),
    clock,
    store: cachedScripts(databaseScriptStore(db)),
    contracts,
  });
  const config = loadConfig({ ...generous, ...options.env }, ROOT);
  const random = seededRandom(options.seed ?? 1);
  const ports = await createPorts(config, { db, clock, random });
  const figures = formCounts();
  const input: AppOptions = {
    config,
    db,
    definitions,
    clock,
    ...(shifted ? { shiftedClock: shifted } : {}),
    random,
    ports,
    teams: loadTeams(ROOT, config),
    words: loadWords(ROOT),
    ...(options.withReleases ? { prove: options.prove ?? findsSound, preview: previewHere } : {}),
    ...(options.previewShared ? { previewShared: options.previewShared } : {}),
    contracts,
    figures,
    log: options.log ?? false,
    eagerSchemas: options.eagerSchemas ?? false,
  };
  const app = await buildApp(input);
  const writes = watchWrites(db, clock, () => {});
  checkAnswers(app);
  return {
    app,
    db,
    definitions,
    ports,
    deps: {
      ...input,
      onGuestBecomesUser: [],
      jobStates: () => [],
      onOutsideFailure: () => {},
      budgets: watchBudgets(() => {}),
      variants: countVariants(),
      figures,
      writes,
    },
    now: clock,
    pass: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
    client: (clientOptions) => new TestClient(app, clientOptions),
    outbox: (recipient) => sentMessages(db, recipient),
    code: (phone) => lastCode(db, phone),
    close: async () => {
      await app.close();
      await definitions.close();
      if (!options.db) await db.close();
      if (faults.size > 0) throw new Error(`Rows differ from their types:\n${[...faults].join('\n')}`);
    },
  };
}
