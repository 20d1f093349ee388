import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, valueAt } from '../../../../shared/field-paths.ts';
import type { FormValues } from '../../../../shared/form-script.ts';
import { useFormStore } from '../../state/form-context.ts';
import { rowsOf } from '../../state/view.ts';

const FIRST_CONTROL = 'input, select, textarea';

/** What can be done with the rows of a list. Each act moves the focus to where one goes on, and says what happened. */
export function useRows(
  path: FieldPath,
  root: RefObject<HTMLElement | null>,
  say: (message: string, number: number) => void,
) {
  const store = useFormStore();
  const made = useRef(0);
  const keys = useRef<number[]>([]);
  const rows = () => rowsOf(valueAt(store.state().data, path));

  /** Keys that go with their rows, so that what a control holds by itself moves along. */
  const keysOf = (count: number): readonly number[] => {
    while (keys.current.length < count) {
      made.current += 1;
      keys.current.push(made.current);
    }
    keys.current.length = count;
    return [...keys.current];
  };
  const set = (next: FormValues[], from: (number | undefined)[]) => {
    const before = keysOf(rows().length);
    keys.current = from.map((at) => (at === undefined ? ++made.current : (before[at] ?? ++made.current)));
    flushSync(() => store.setRows(path, next, from));
  };
  const rowAt = (number: number) => root.current?.querySelector<HTMLElement>(`[data-row="${number}"]`);
  const numbers = () => rows().map((_, at) => at);

  return {
    countIn: (data: unknown) => rowsOf(valueAt(data, path)).length,
    keys: keysOf,
    add() {
      const before = rows();
      set([...before, {}], [...numbers(), undefined]);
      rowAt(before.length)?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
      say('app.form.rows.added', before.length + 1);
    },
    remove(number: number) {
      const left = numbers().filter((at) => at !== number);
      const before = rows();
      set(
        left.map((at) => before[at] ?? {}),
        left,
      );
      const next = rowAt(Math.min(number, left.length - 1))?.querySelector<HTMLElement>('[data-title]');
      (next ?? root.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
      say('app.form.rows.removed', number + 1);
    },
    move(number: number, to: number) {
      const order = numbers();
      order.splice(to, 0, ...order.splice(number, 1));
      const before = rows();
      set(
        order.map((at) => before[at] ?? {}),
        order,
      );
      rowAt(to)?.querySelector<HTMLElement>('[data-title]')?.focus();
      say('app.form.rows.moved', to + 1);
    },
  };
}
