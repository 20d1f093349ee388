import { useEffect } from 'react';
import { unsavedOf } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';

/** A line whose text is that of the draft has this name: undo in it is undo of the draft. */
export const OF_DRAFT = 'data-of-draft';

const TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** Whether a person types what is no part of the draft, such as a search: the browser undoes it. */
export function isTextOfItsOwn(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT) && !target.hasAttribute(OF_DRAFT);
}

/** Undo, redo and save by the keys that people know; a page with unsaved work asks before it is left. */
export function useKeys(store: DraftStore): void {
  useEffect(() => {
    const works = new Map([
      ['z', store.undo],
      ['Z', store.redo],
      ['y', store.redo],
      ['s', () => void store.save()],
    ]);
    const onKey = (event: KeyboardEvent) => {
      const work = event.ctrlKey || event.metaKey ? works.get(event.key) : undefined;
      if (!work || event.altKey || (event.key !== 's' && isTextOfItsOwn(event.target))) return;
      // The browser would undo the letters of one line, which are then no more those of the file.
      event.preventDefault();
      if (!event.repeat || event.key !== 's') work();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (unsavedOf(store.state()).length > 0) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [store]);
}
