import type { TeamId } from '../../../shared/teams.ts';

/**
 * `began`: the first field was touched. `stopped`: the browser refused a field. `left`: without sending. `passed` and
 * `refused`: the server judged it.
 */
export type FormEvent = 'began' | 'stopped' | 'left' | 'passed' | 'refused';

export interface Counted {
  day: string;
  team: TeamId;
  form: string;
  version: string;
  /** 0: the files of a folder. */
  release: number;
  event: FormEvent;
  /** A pointer of the definition; empty: the form as a whole. */
  field: string;
  /** A rule of the definition; empty: none. */
  rule: string;
}
export type CountedTimes = Counted & { times: number };

/** What is counted and not stored yet. */
export interface FormCounts {
  add: (counted: Counted, times?: number) => void;
  /** Hands over all; what cannot be stored is added again. */
  take: () => CountedTimes[];
}

/** More than all fields and rules of all forms; names come from definitions alone, so that it is never reached. */
const MOST = 50_000;

export function formCounts(): FormCounts {
  let counts = new Map<string, CountedTimes>();
  return {
    add: (counted, times = 1) => {
      const key = Object.values(counted).join('\n');
      const known = counts.get(key);
      if (known) known.times += times;
      else if (counts.size < MOST) counts.set(key, { ...counted, times });
    },
    take: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
