import { createContext, type RefObject } from 'react';
import { formStates } from './form-states.ts';
import type { FormStore } from './form-store.ts';

/** A form on the screen and its state. */
export interface Member {
  store: FormStore;
  form: RefObject<HTMLElement | null>;
}

/** Forms that are validated together, whose errors one summary lists: those of a step, or a single one. */
export interface FormGroup {
  /** @returns leaves the group */
  join: (member: Member) => () => void;
  /** In the order in which they stand on the page. */
  members: () => Member[];
  /** Told when a form comes, goes or changes. */
  subscribe: (listener: () => void) => () => void;
}

/** The group that a form without a button of its own belongs to. */
export const FormGroupContext = createContext<FormGroup | null>(null);

/** @param first the member of a group of one, which the server's drawing needs at once */
export function createFormGroup(first?: Member): FormGroup {
  const members = new Set<Member>(first ? [first] : []);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    join(member) {
      const unsubscribe = member.store.subscribe(() => member.store.shown().isJudged && tell());
      members.add(member);
      if (member.form.current) formStates.set(member.form.current, member.store);
      tell();
      return () => {
        unsubscribe();
        members.delete(member);
        tell();
      };
    },
    members: () => [...members].sort(byPlace),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Forms join when their definitions have come, which may be in any order. */
function byPlace({ form: { current: one } }: Member, { form: { current: other } }: Member): number {
  if (!one || !other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
