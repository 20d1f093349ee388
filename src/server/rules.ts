import { join } from 'node:path';
import { runCommand } from '../definitions/cli/run-command.ts';
import { contracts } from './contracts.ts';

/** They work on the database, whose code the other commands need not read. */
const onReleases = [
  ...['releases', 'propose', 'approve', 'send-back', 'withdraw', 'publish', 'roll-back', 'diff', 'export'],
];

const [name = ''] = process.argv.slice(2);
if (onReleases.includes(name)) {
  const { runReleaseCommand } = await import('./start/releases/run-release-command.ts');
  await runReleaseCommand(join(import.meta.dirname, '../..'));
} else {
  process.exitCode = await runCommand(process.argv.slice(2), {
    root: process.cwd(),
    now: new Date(),
    contracts,
    say: (line) => console.log(line),
  });
}
