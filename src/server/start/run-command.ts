import { join } from 'node:path';
import { type Config, loadConfig } from '../config.ts';
import { migrations } from '../infra/db/migrations.ts';
import { type Databases, openDatabase } from '../infra/db/open-database.ts';
import { startupError } from './startup-error.ts';

/** What a command says, and its exit code. */
export interface Said {
  said: string;
  code: 0 | 1;
}

/** What a command of the operator works with. */
export interface CommandDeps extends Pick<Databases, 'db' | 'jobsDb'> {
  config: Config;
  /** The project's folder. */
  root: string;
}

/** A table or a column that the program knows is not there. */
const lacking = new Set<unknown>(['42P01', '42703']);

/** Runs a command on the database that the server's settings name, and ends with what it says. */
export async function runCommand(
  command: (deps: CommandDeps, args: string[]) => Promise<Said>,
  // `npm run` starts it in the project's folder.
  { root = process.cwd(), isLeftAsItIs = false } = {},
): Promise<void> {
  try {
    const config = loadConfig(process.env, root);
    const databases = await openDatabase({
      ...config,
      cacheFolder: join(root, 'node_modules/.cache/fanline'),
      migrations,
      seeds: [],
      now: new Date(),
      isLeftAsItIs,
    });
    const { said, code } = await command({ ...databases, config, root }, process.argv.slice(2)).finally(() =>
      databases.close(),
    );
    console.log(said);
    process.exitCode = code;
  } catch (error) {
    const isOlder = isLeftAsItIs && error instanceof Error && 'code' in error && lacking.has(error.code);
    console.error(
      isOlder ? 'The database is older than this program: start its server first.' : startupError(error),
    );
    process.exitCode = 1;
  }
}
