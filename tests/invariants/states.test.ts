import { describe, expect, it } from 'vitest';
import { note } from './harness/figures.ts';
import { catches, holds } from './harness/rounds.ts';
import { differences, mutants, pairs, walk } from './states/machine.ts';
import { machines } from './states/machines.ts';

describe.each(machines)('the state machine $name', (machine) => {
  it('does what the table says for every state and event', () => {
    expect(differences(machine)).toEqual([]);
    const wrong = mutants(machine);
    expect(wrong.filter((mutant) => differences(mutant).length !== 1)).toEqual([]);
    note(`state machine ${machine.name}: ${pairs(machine).length} pairs, ${wrong.length} mutants caught`);
  });

  it('is in a state that there is after any events', async () => {
    const name = `${machine.name} stays in its states`;
    await holds(name, { short: 1000, deep: 10_000 }, async (dice) => walk(machine, dice));
    const [event = ''] = Object.keys(machine.table[machine.first] ?? {});
    const mutant = mutants(machine).find(
      ({ next }) => next(machine.first, event) !== machine.next(machine.first, event),
    );
    if (!mutant) throw new Error('There is no mutant.');
    await catches(name, 'one step leads elsewhere', async (dice) => walk(mutant, dice));
  });
});
