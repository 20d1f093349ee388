import { useSyncExternalStore } from 'react';

/** The code of a refusal that a step-up mends. */
export const STEP_UP_NEEDED = 1112;

/** A question to the customer; the calls that wait for it share it. */
export interface StepUpQuestion {
  answered: Promise<boolean>;
  /** True after the step-up, false when the customer does not want it. */
  answer: (isDone: boolean) => void;
}

let open: StepUpQuestion | undefined;
const listeners = new Set<() => void>();

/** Asks the customer to prove to be the owner. `http` calls it when the server wants it, and then repeats the call. */
export function askForStepUp(): Promise<boolean> {
  if (!open) set(newQuestion());
  return open?.answered ?? Promise.resolve(false);
}

/** The question that is open now. */
export function useStepUpQuestion(): StepUpQuestion | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );
}

function newQuestion(): StepUpQuestion {
  let settle: (isDone: boolean) => void = () => {};
  const answered = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const answer = (isDone: boolean) => {
    if (open?.answered === answered) set(undefined);
    settle(isDone);
  };
  return { answered, answer };
}

function set(next: StepUpQuestion | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
