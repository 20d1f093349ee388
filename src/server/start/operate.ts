import { runCommand } from './run-command.ts';
import { runOperation } from './run-operation.ts';

await runCommand(({ db, config }, args) => runOperation({ db, clock: () => new Date(), config }, args));
