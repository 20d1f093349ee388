import type { BudgetName } from '../../config.ts';

/** Room that files take, which is refused and told like a budget. */
export type RoomName = 'uploadRoom' | 'uploadRoomStrangers';
type WatchedName = BudgetName | RoomName;

/** What budgets tell the process, for its log and for `/metrics`. */
export interface BudgetWatch {
  /** The last unit of everybody's budget was taken. */
  usedUp(name: WatchedName): void;
  refused(name: WatchedName): void;
  /** What happened in this process, in the text format of Prometheus. */
  lines(): string[];
}

/** Counts refusals for `/metrics`, and passes on that a budget is used up, which is once in a window. */
export function watchBudgets(onUsedUp: (name: WatchedName) => void): BudgetWatch {
  const refusals = new Map<WatchedName, number>();
  const exhausted = new Map<WatchedName, number>();
  const count = (counts: Map<WatchedName, number>, name: WatchedName) =>
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    usedUp: (name) => {
      count(exhausted, name);
      onUsedUp(name);
    },
    refused: (name) => {
      count(refusals, name);
    },
    lines: () => [
      '# TYPE budget_refusals_total counter',
      ...[...refusals].map(([name, n]) => `budget_refusals_total{budget="${name}"} ${n}`),
      '# TYPE budget_used_up_total counter',
      ...[...exhausted].map(([name, n]) => `budget_used_up_total{budget="${name}"} ${n}`),
    ],
  };
}
