import { use, useEffect, useRef, useState } from 'react';
import { useFormState, useFormStore } from '../../forms/state/form-context.ts';
import type { FormState } from '../../forms/state/form-state.ts';
import { shownError } from '../../forms/state/shown-errors.ts';
import { type AnswerRow, AnswerRowsContext } from './answer-rows-context.ts';

/** A row is open when it was opened, has what is not stored, or has something to mend; all close when the form is saved. */
export function useOpenRows(rows: readonly AnswerRow[]) {
  const store = useFormStore();
  const { saved } = use(AnswerRowsContext);
  const isUnsaved = (name: string) => store.shown().data[name] !== saved[name];
  const [opened, setOpened] = useState(
    () =>
      new Set(
        rows.flatMap(({ names }) => names).filter((name) => Object.hasOwn(saved, name) && isUnsaved(name)),
      ),
  );
  const faulty = useFormState((state) => faultyOf(state, rows));
  const pending = useFormState((state) => state.pending);
  const wasPending = useRef(false);
  useEffect(() => {
    const isDone = wasPending.current && !pending && store.state().errors.length === 0;
    wasPending.current = pending;
    if (isDone) setOpened(new Set());
  }, [pending, store]);
  return {
    isOpen: ({ names }: AnswerRow) =>
      names.some((name) => opened.has(name) || faulty.split(' ').includes(name)),
    open: ({ names }: AnswerRow) => setOpened((all) => new Set([...all, ...names])),
    close: ({ names }: AnswerRow) => {
      for (const name of names) if (isUnsaved(name)) store.setValue(name, saved[name]);
      setOpened((all) => new Set([...all].filter((name) => !names.includes(name))));
    },
  };
}

function faultyOf(state: FormState, rows: readonly AnswerRow[]): string {
  const names = rows.flatMap((row) => row.names);
  return names.filter((name) => shownError(state, name) !== undefined).join(' ');
}
