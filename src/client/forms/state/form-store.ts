import { type FieldPath, withValue } from '../../../shared/field-paths.ts';
import type { FormScript, FormValues } from '../../../shared/form-script.ts';
import { filledUnder } from '../../../shared/rules/consents.ts';
import { afterTyping } from './after-typing.ts';
import { fromServer, type ServerError, stillStanding } from './field-errors.ts';
import {
  carriedOver,
  derived,
  type FormCircumstances,
  type FormState,
  initialState,
  type Source,
} from './form-state.ts';
import { movedPaths } from './rows.ts';

type Listener = () => void;

/** The state of one mounted form and the few things that happen to it. */
export interface FormStore {
  /** All that is known of the form; what was typed is judged first. */
  state: () => FormState;
  /** What is on the screen: after a key stroke the text is newer than what follows from it. */
  shown: () => FormState;
  /** Told of each change of what is shown. */
  subscribe: (listener: Listener) => () => void;
  setScript: (script: FormScript) => void;
  /** Tells the form what the order is now. */
  setOrder: (order: unknown) => void;
  /** Sets what stands in a field; undefined empties it. */
  setValue: (path: FieldPath, value: unknown) => void;
  /**
   * Sets what is being typed into a control that keeps its own text: nothing else hears of it, and what follows from it is
   * found out, when typing rests.
   */
  typeValue: (path: FieldPath, value: unknown) => void;
  /** The same for a control that shows what the form holds: it hears of it at once. */
  typeShownValue: (path: FieldPath, value: unknown) => void;
  /**
   * Gives a list other rows.
   * @param from for each row its number before; undefined for a new one
   */
  setRows: (path: FieldPath, rows: FormValues[], from: (number | undefined)[]) => void;
  touch: (path: FieldPath) => void;
  setServerErrors: (errors: readonly ServerError[]) => void;
  /** Shows all errors and counts the attempt when there are any; the data to send, or null. */
  attempt: () => FormValues | null;
  /** Shows the errors of one section; whether it has none. */
  checkSection: (section: string) => boolean;
  open: (section: string | undefined) => void;
  setPending: (pending: boolean) => void;
}

/** Creates the state of a form; knows nothing of React. */
export function createFormStore(
  script: FormScript,
  initial: FormValues,
  circumstances: FormCircumstances = {},
): FormStore {
  let current = initialState(script, initial, circumstances);
  const listeners = new Set<Listener>();
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  const set = (change: Partial<FormState>) => {
    current = { ...current, ...change };
    tellAll();
  };
  const validated = (change: Partial<Source>) => {
    const next = derived({ ...current, ...change }, current);
    const listed = current.listed.filter((path) => next.errors.some((error) => error.path === path));
    set({ ...change, ...next, listed });
  };
  const dataWith = (path: FieldPath, value: unknown) => {
    const data = withValue(current.data, path, value);
    return { data, serverErrors: stillStanding(current.serverErrors, current.data, data) };
  };
  /** Judging all fields takes longer than a key stroke may take. */
  const judge = () => {
    if (!current.isJudged) validated({});
  };
  const judgeSoon = afterTyping(judge);
  const judged = () => {
    judge();
    return current;
  };
  const typeValue = (path: FieldPath, value: unknown) => {
    current = { ...current, ...dataWith(path, value), isJudged: false };
    judgeSoon();
  };
  const countAttempt = () =>
    set({ attempts: current.attempts + 1, listed: current.errors.map(({ path }) => path), changed: [] });
  return {
    state: judged,
    shown: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setScript(script) {
      if (script.version === current.script.version) return validated({ script });
      const { errors } = judged();
      const before = filledUnder(current.script, current.data, errors.length === 0);
      set(carriedOver(current, script, before, errors));
    },
    setOrder(order) {
      if (order === current.order) return;
      // An order changes with each key stroke; most forms do not ask about it.
      if (current.script.usesOrder) validated({ order });
      else current = { ...current, order };
    },
    setValue(path, value) {
      validated(dataWith(path, value));
    },
    typeValue,
    typeShownValue(path, value) {
      typeValue(path, value);
      tellAll();
    },
    setRows(path, rows, from) {
      const moved = (paths: Iterable<FieldPath>) => movedPaths([...paths], path, from);
      const data = withValue(current.data, path, rows.length > 0 ? rows : undefined);
      current = { ...current, touched: new Set(moved(current.touched)), listed: moved(current.listed) };
      validated({
        data,
        serverErrors: current.serverErrors.filter((error) => !error.path.startsWith(`${path}.`)),
      });
    },
    touch(path) {
      judge();
      if (!current.touched.has(path)) set({ touched: new Set(current.touched).add(path) });
    },
    setServerErrors(errors) {
      validated({ serverErrors: fromServer(errors, current.fields) });
      if (errors.length > 0) countAttempt();
    },
    attempt() {
      if (!current.isJudged || current.serverErrors.length > 0) validated({ serverErrors: [] });
      if (current.errors.length === 0) return current.value;
      countAttempt();
      return null;
    },
    checkSection(section) {
      judge();
      set({ checked: new Set(current.checked).add(section) });
      return !current.errors.some(({ path }) => path.startsWith(`${section}.`));
    },
    open: (openSection) => set({ openSection }),
    setPending: (pending) => set({ pending }),
  };
}
