import { prove } from '../../../definitions/cli/prove.ts';
import { contracts } from '../../contracts.ts';
import { ReleaseRefused } from '../../modules/releases/release-refused.ts';
import { runCommand, type Said, type CommandDeps as ServerDeps } from '../run-command.ts';
import { askedOf } from './asked.ts';
import { type CommandDeps, commandNamed } from './release-commands.ts';

/** A refusal, or what Node.js says of options that there are not. */
function isSentence(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof ReleaseRefused || code.startsWith('ERR_PARSE_ARGS');
}

/** Runs one command on releases. @returns what it says, and the exit code */
export async function runOnReleases(deps: CommandDeps, [name = '', ...args]: string[]): Promise<Said> {
  try {
    const said = await commandNamed(name)(deps, askedOf(args));
    return { said, code: 0 };
  } catch (error) {
    if (isSentence(error)) return { said: error.message, code: 1 };
    throw error;
  }
}

/**
 * The same on the database that the server's settings name. It is not migrated: a person who looks at releases, with
 * a newer program perhaps, changes nothing under the servers.
 * @param root the project's folder
 */
export function runReleaseCommand(root: string): Promise<void> {
  const inFolder = ({ db, config }: Pick<ServerDeps, 'db' | 'config'>, args: string[]) => {
    const deps = {
      db,
      clock: () => new Date(),
      prove: (proof: Parameters<typeof prove>[0]) => prove(proof, contracts),
    };
    return runOnReleases(
      { ...deps, folder: config.definitionsDir, hasWorkbench: config.workbench !== undefined },
      args,
    );
  };
  return runCommand(inFolder, { root, isLeftAsItIs: true });
}
