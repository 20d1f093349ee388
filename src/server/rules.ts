import { runCommand } from '../definitions/cli/run-command.ts';
import { contracts } from './contracts.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  root: process.cwd(),
  now: new Date(),
  contracts,
  say: (line) => console.log(line),
});
