import type { Said } from '../run-command.ts';
import { findFiles, type GoodsFile } from './find-files.ts';
import { type ImportDeps, type Outcome, tryFiles, writeFiles } from './import-files.ts';

const help = `npm run import -- <folder or file> [--dry-run]
  Brings goods from files such as tariffs.json or autumn.tariffs.json. What stands in a folder that is named like a brand
  is for this brand alone. Paths count from the project's folder. --dry-run writes nothing and says what would change.`;

/** Brings the goods of files into the database of running servers, and says what became of each file. */
export async function runImport(deps: ImportDeps, args: readonly string[]): Promise<Said> {
  const isDry = args.includes('--dry-run');
  const [path, ...others] = args.filter((arg) => arg !== '--dry-run');
  if (path === undefined || others.length > 0 || path.startsWith('-')) return { said: help, code: 1 };
  const { files, notes, faults } = findFiles(path);
  const outcomes = await (isDry ? tryFiles : writeFiles)(deps, files);
  const lines = files.flatMap((file, i) => linesOf(file, outcomes[i]));
  const hasFaults = faults.length > 0 || outcomes.some((outcome) => 'faults' in outcome);
  const title = isDry ? ['Dry run: nothing is written. It would become:'] : [];
  return { said: [...title, ...notes, ...faults, ...lines].join('\n'), code: hasFaults ? 1 : 0 };
}

function linesOf({ path }: GoodsFile, outcome: Outcome | undefined): string[] {
  if (outcome === undefined) return [];
  if ('faults' in outcome) return [...outcome.faults, `${path}: nothing of this file is written`];
  const { created, changed, unchanged } = outcome.counts;
  return [`${path}: ${created} new, ${changed} changed, ${unchanged} as before`];
}
