import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  root: process.cwd(),
  now: new Date(),
  say: (line) => console.log(line),
});
