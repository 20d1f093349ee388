import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { migrations } from '../infra/db/migrations.ts';
import { openDatabase } from '../infra/db/open-database.ts';
import { runOperation } from './run-operation.ts';
import { startupError } from './startup-error.ts';

/** The command runs in the project's folder, as `npm run` does. */
const root = process.cwd();
const clock = () => new Date();

try {
  const config = loadConfig(process.env, root);
  const databases = await openDatabase({
    ...config,
    cacheFolder: join(root, 'node_modules/.cache/fanline'),
    migrations,
    seeds: [],
    now: clock(),
  });
  const { said, code } = await runOperation({ db: databases.db, clock, config }, process.argv.slice(2));
  await databases.close();
  console.log(said);
  process.exitCode = code;
} catch (error) {
  console.error(startupError(error));
  process.exitCode = 1;
}
