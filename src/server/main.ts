import { join } from 'node:path';
import { createDefinitions } from '../definitions/definitions.ts';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { shiftedClock } from './sandbox/clock/clock-shift.repository.ts';
import { migrations } from './infra/db/migrations.ts';
import { openDatabase } from './infra/db/open-database.ts';
import { startForgetting } from './db/retention.ts';
import { databaseScriptStore } from './infra/db/script-store.repository.ts';
import { seeds } from './infra/db/seeds.ts';
import { explain } from './explain.ts';
import { greeting } from './start/startup-banner.ts';
import { logOutput } from './start/log-output.ts';
import { createPorts } from './ports/create-ports.ts';
import { startDispatcher } from './infra/ports/outbox/dispatcher.ts';
import { secureRandom } from './infra/random.ts';
import { endGracefully } from './start/shutdown.ts';
import { loadTeams } from './infra/teams.ts';
import { loadWords } from './infra/mail/words.ts';

/** The project's folder, both from `src/server` and from `dist/server`. */
const root = join(import.meta.dirname, '../..');
const realTime = () => new Date();

async function start(config: Config): Promise<void> {
  const db = await openDatabase({
    ...config,
    cacheFolder: join(root, 'node_modules/.cache/fanline'),
    migrations,
    seeds: config.embedded.demoData ? seeds : [],
    now: realTime(),
  });
  const shifted = config.embedded.devPages ? shiftedClock(db, realTime) : undefined;
  await shifted?.follow();
  const clock = shifted?.clock ?? realTime;
  const definitions = await createDefinitions({
    root: config.definitionsDir,
    clock,
    store: databaseScriptStore(db),
  });
  const ports = createPorts(config, { db, clock, random: secureRandom });
  const app = await buildApp({
    config,
    db,
    definitions,
    clock,
    ...(shifted ? { shiftedClock: shifted } : {}),
    random: secureRandom,
    ports,
    teams: loadTeams(root),
    words: loadWords(root),
    log: { level: config.logLevel, stream: logOutput() },
  });
  await definitions.watch((faults) => {
    for (const fault of faults) app.log.error({ fault }, 'a definition is not in force');
  });
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'work in the background failed');
  const stopDispatcher = startDispatcher({ db, clock, ports, onFailure });
  const stopForgetting = startForgetting(db, clock, onFailure);
  // Another process may move the time of a demonstration.
  const following = setInterval(() => void shifted?.follow().catch(onFailure), 1000);
  endGracefully(async () => {
    clearInterval(following);
    await app.close();
    await Promise.all([stopDispatcher(), stopForgetting()]);
    await definitions.close();
    await db.close();
  });
  const address = await app.listen({ host: config.host, port: config.port });
  console.log(greeting(config, address));
}

try {
  await start(loadConfig(process.env, root));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
