import { runCommand } from '../run-command.ts';
import { runExport } from './run-export.ts';

await runCommand(({ jobsDb }, args) => runExport(jobsDb, args));
