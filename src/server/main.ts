import { join } from 'node:path';
import { createDefinitions } from '../definitions/definitions.ts';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { contracts } from './contracts.ts';
import { createPorts } from './create-ports.ts';
import { migrations } from './infra/db/migrations.ts';
import { openDatabase } from './infra/db/open-database.ts';
import { poolGauges } from './infra/db/pool-gauges.ts';
import { databaseScriptStore } from './infra/db/script-store.repository.ts';
import { loadWords } from './infra/mail/words.ts';
import { paperPool } from './infra/pdf/paper-pool.ts';
import { picturePool } from './infra/pictures/picture-pool.ts';
import { secureRandom } from './infra/random.ts';
import { loadTeams } from './infra/teams.ts';
import { shiftedClock } from './sandbox/clock/clock-shift.repository.ts';
import { logOutput } from './start/log-output.ts';
import { nameOfProgram } from './start/name-of-program.ts';
import { oneByOne } from './start/releases/one-proof.ts';
import { openReleases } from './start/releases/open-releases.ts';
import { ofLinks, previewInProcess } from './start/releases/preview-in-process.ts';
import { proveInProcess } from './start/releases/prove-in-process.ts';
import { endGracefully } from './start/shutdown.ts';
import { startupBanner } from './start/startup-banner.ts';
import { startupError } from './start/startup-error.ts';

/** The project's folder, both from `src/server` and from `dist/server`. */
const root = join(import.meta.dirname, '../..');
const realTime = () => new Date();

async function start(config: Config): Promise<void> {
  const databases = await openDatabase({
    ...config,
    cacheFolder: join(root, 'node_modules/.cache/fanline'),
    migrations,
    seeds: config.embedded.demoData ? (await import('./start/demo-seeds.ts')).seeds : [],
    now: realTime(),
  });
  const { db, jobsDb } = databases;
  const shifted = config.embedded.devPages ? shiftedClock(db, realTime) : undefined;
  await shifted?.follow();
  const clock = shifted?.clock ?? realTime;
  const prove = oneByOne(proveInProcess(join(import.meta.dirname, 'prove-worker.js')));
  const releases = await openReleases(config, { db: jobsDb, clock, prove });
  const definitions = await createDefinitions({
    root: config.definitionsDir,
    program: await nameOfProgram(import.meta.dirname),
    ...(releases ? { releases } : {}),
    clock,
    store: databaseScriptStore(db),
    contracts,
  });
  const papers = paperPool(join(import.meta.dirname, 'pdf-worker.js'), config.paperThreads);
  const pictures = picturePool(join(import.meta.dirname, 'picture-worker.js'), config.pictureThreads);
  const ports = await createPorts(config, { db, clock, random: secureRandom });
  const previewWorker = join(import.meta.dirname, 'preview-worker.js');
  const app = await buildApp({
    config,
    db,
    jobsDb,
    gauges: () => poolGauges(db),
    definitions,
    clock,
    ...(shifted ? { shiftedClock: shifted } : {}),
    random: secureRandom,
    ports,
    prove,
    preview: previewInProcess(previewWorker),
    previewShared: previewInProcess(previewWorker, ofLinks),
    contracts,
    teams: loadTeams(root, config),
    words: loadWords(root, definitions.lastGood),
    renderPaper: papers.render,
    renderPicture: pictures.render,
    log: { level: config.logLevel, stream: logOutput() },
  });
  endGracefully(async () => {
    await app.close();
    await papers.close();
    await pictures.close();
    await definitions.close();
    await databases.close();
  });
  const address = await app.listen({ host: config.host, port: config.port });
  console.log(startupBanner(config, address));
  await definitions.watch(
    (faults) => {
      for (const fault of faults) app.log.error({ fault }, 'a definition is not in force');
    },
    (err) => app.log.error({ err }, 'the definitions could not be read again'),
  );
}

try {
  await start(loadConfig(process.env, root));
} catch (error) {
  console.error(startupError(error));
  process.exit(1);
}
