import { runCommand } from '../../../src/definitions/cli/run-command.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';

/** A copy of all definitions in a temporary folder, with the command line run inside it. */
export interface ProjectCopy extends DefinitionsCopy {
  rules: (...args: string[]) => Promise<{ code: number; lines: string[] }>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const copy = await copyDefinitions();
  return {
    ...copy,
    rules: async (...args) => {
      const lines: string[] = [];
      const say = (line: string) => lines.push(line);
      const code = await runCommand(args, { root: copy.root, now: new Date(), contracts, say });
      return { code, lines };
    },
  };
}
