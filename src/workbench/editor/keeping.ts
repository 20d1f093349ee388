import { createContext, useContext, useEffect } from 'react';
import { mayBeSaved } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';

/** Milliseconds; tests have others. */
export const pauses = {
  /** How long nothing is typed before it is saved. */
  save: 3_000,
  /** How long until it is tried again where it failed. */
  again: 10_000,
  /** How often it is asked what others have changed. */
  follow: 12_000,
  /** How long nothing is typed before the form's examples are judged by it. */
  examples: 800,
};

/** Saves by itself what can be saved. @returns what ends it */
function autosave(store: DraftStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = store.state().history.now;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    stop();
    if (mayBeSaved(store.state())) void store.save();
  };
  const plan = () => {
    const state = store.state();
    const isOther = state.history.now !== last;
    last = state.history.now;
    if (isOther || !mayBeSaved(state)) stop();
    if (mayBeSaved(state)) timer ??= setTimeout(save, state.fault ? pauses.again : pauses.save);
  };
  const onHidden = () => document.visibilityState === 'hidden' && save();
  const unsubscribe = store.subscribe(plan);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('online', save);
  plan();
  return () => {
    stop();
    unsubscribe();
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('online', save);
  };
}

/** Brings what others have changed, while the page is seen. @returns what ends it */
function follow(store: DraftStore): () => void {
  const ask = () => {
    if (document.visibilityState === 'visible') void store.follow();
  };
  const timer = setInterval(ask, pauses.follow);
  window.addEventListener('focus', ask);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** The draft is kept as on the server, in both directions, while the page is open. */
export function useKeeping(store: DraftStore, mayWrite: boolean): void {
  useEffect(() => follow(store), [store]);
  useEffect(() => (mayWrite ? autosave(store) : undefined), [store, mayWrite]);
}

/** What a line calls while what is typed in it is no value yet. */
export const Holding = createContext<() => () => void>(() => () => undefined);

/** What others have changed waits while a person types what is no value yet. */
export function useHolding(isTyping: boolean): void {
  const hold = useContext(Holding);
  useEffect(() => (isTyping ? hold() : undefined), [hold, isTyping]);
}
