import type { Contracts } from '../../shared/contracts/contract.ts';

/** What a command of the analysts' command line is given. */
export interface CommandContext {
  /** The folder that holds `schemas`, `ui-schemas` and `locales`. */
  root: string;
  now: Date;
  /** What the program needs of the definitions. */
  contracts: Contracts;
  /** Values of cases leave the server: masked. */
  isMasked?: boolean;
  /** No line of an effect is folded. */
  isWhole?: boolean;
  /** Prints a line. */
  say: (line: string) => void;
}

/** Runs and answers with the exit code of the process. */
export type Command = (args: string[], context: CommandContext) => Promise<number>;

/** `1 form`, `2 forms`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
