import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contracts } from '../../shared/contracts/contract.ts';
import { berlinToday } from '../../shared/dates.ts';
import { type FileTexts, writeTexts } from '../file-texts.ts';
import type { Problem } from '../problem.ts';
import { findings, linesOf } from './check.command.ts';
import { digestOfLines } from './impact/effect-on-customers.ts';
import { folded, shortenedEffect } from './impact/shown-lines.ts';
import { impact } from './impact.command.ts';

/** What was found about files before they may be published. */
export interface Verdict {
  /** Without a fault: linter, contracts, examples, both languages. */
  isSound: boolean;
  /** Faults, remarks and how much was looked at, a line each. */
  check: string[];
  /** The faults with their places; those of a verdict that an older program stored have none. */
  faults?: Problem[];
  /** What people notice of it, against what was in force, a line each. */
  impact: string[];
  /** Of all that changes for customers, also of what no line has room for; a verdict that an older program stored has none. */
  effect?: string;
  /** The day on which it was found, YYYY-MM-DD in Berlin: some rules ask for the day. */
  on: string;
}

/** What is compared: the files in force, and those that shall be. */
export interface Proof {
  before: FileTexts;
  after: FileTexts;
  now: Date;
}

const MOST_LINES = 500;

/** The last line counts all, and stays. */
function shortened(lines: string[]): string[] {
  const left = lines.length - MOST_LINES - 1;
  if (left <= 0) return lines;
  return [...lines.slice(0, MOST_LINES), `  … and ${left} more`, ...lines.slice(-1)];
}

/** Runs `rules check` and `rules impact` over files that stand in no folder. */
export async function prove({ before, after, now }: Proof, contracts: Contracts): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'fanline-proof-'));
  const [was, root] = [join(folder, 'was'), join(folder, 'is')];
  const noticed: string[] = [];
  // What is noticed is stored and shown to people: no value of a case is.
  const context = {
    root,
    now,
    contracts,
    isMasked: true,
    isWhole: true,
    say: (line: string) => void noticed.push(line),
  };
  try {
    await writeTexts(was, before);
    await writeTexts(root, after);
    const found = await findings(context);
    const isSound = found.faults.length === 0;
    if (isSound && before.size > 0) await impact([was], context);
    return {
      isSound,
      check: shortened(linesOf(found)),
      faults: found.faults.slice(0, MOST_LINES),
      impact: shortenedEffect(folded(noticed)),
      effect: digestOfLines(noticed),
      on: berlinToday(now),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
