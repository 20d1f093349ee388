import { useMemo, useSyncExternalStore } from 'react';

/** What a person works on: a form, a field of it, or any file. */
export interface Chosen {
  form?: string | undefined;
  /** The pointer of a field. */
  field?: string | undefined;
  file?: string | undefined;
}

export function chosenIn(hash: string): Chosen {
  const names = new URLSearchParams(hash.replace(/^#/, ''));
  const of = (name: string) => names.get(name) ?? undefined;
  return { form: of('form'), field: of('field'), file: of('file') };
}

/** The address of what is chosen: one can go back, and send it to others. */
export function fragmentOf(chosen: Chosen): string {
  const names = Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `#${new URLSearchParams(names)}`;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** What the address says. */
export function useChosen(): Chosen {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => chosenIn(hash), [hash]);
}
