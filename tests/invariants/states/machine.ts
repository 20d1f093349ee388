import type { Dice } from '../harness/dice.ts';

/** A state machine of the product beside the table of what it should do, which names every pair. */
export interface Machine {
  name: string;
  first: string;
  table: Record<string, Record<string, string>>;
  next: (state: string, event: string) => string;
}

/** Every pair of state and event for which machine and table differ. */
export function differences({ table, next }: Machine): string[] {
  return pairs({ table }).flatMap(([state, event]) => {
    const is = next(state, event);
    const should = table[state]?.[event];
    return is === should ? [] : [`${state} + ${event} leads to ${is}, not to ${should}`];
  });
}

export function pairs({ table }: Pick<Machine, 'table'>): [state: string, event: string][] {
  return Object.entries(table).flatMap(([state, row]) =>
    Object.keys(row).map((event): [string, string] => [state, event]),
  );
}

/** The machine with one pair led elsewhere: to each other state. */
export function mutants(machine: Machine): Machine[] {
  return pairs(machine).flatMap(([state, event]) =>
    Object.keys(machine.table)
      .filter((other) => other !== machine.table[state]?.[event])
      .map((other) => ({
        ...machine,
        next: (from: string, by: string) => (from === state && by === event ? other : machine.next(from, by)),
      })),
  );
}

/** Plays forty events by chance. @returns what is wrong: a state that the table does not know, a step not in it */
export function walk({ table, next, first, name }: Machine, dice: Dice): string[] {
  let state = first;
  for (let step = 0; step < 40; step++) {
    const row = table[state];
    if (!row) return [`${name}: ${state} is no state`];
    const event = dice.pick(Object.keys(row));
    const to = next(state, event);
    if (to !== row[event]) return [`${name}: ${state} + ${event} leads to ${to}`];
    state = to;
  }
  return [];
}

/** A machine with the names of states and events that its table has. */
export function machine<S extends string, E extends string>(
  name: string,
  first: NoInfer<S>,
  table: Record<S, Record<E, S>>,
  next: (state: NoInfer<S>, event: NoInfer<E>) => NoInfer<S>,
): Machine {
  // The names of states and events are the table's: `Machine` forgets them, so that all fit into one list.
  return { name, first, table, next: (state, event) => next(state as S, event as E) };
}
