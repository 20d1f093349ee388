import { loadWords } from '../../infra/mail/words.ts';
import { runCommand } from '../run-command.ts';
import { runImport } from './run-import.ts';

// A file with 100,000 numbers takes longer than a request may.
await runCommand(({ jobsDb, config, root }, args) =>
  runImport({ db: jobsDb, root: config.definitionsDir, words: loadWords(root) }, args),
);
