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

type KeyWork = 'undo' | 'redo' | 'save';

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * What a stroke means. The letter alone does not say whether Shift is held: with Cmd macOS reports a small one, and Caps
 * Lock swaps both.
 */
export function keyWorkOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Stroke): KeyWork | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return undefined;
  if (letter === 's') return 'save';
  // Cmd+Y is the browser's history.
  return letter === 'y' && ctrlKey ? 'redo' : undefined;
}

/** Undo, redo and save by the keys that people know; a page with unsaved work asks before it is left. */
export function useKeys(store: DraftStore): void {
  useEffect(() => {
    const works = { undo: store.undo, redo: store.redo, save: () => void store.save() };
    const onKey = (event: KeyboardEvent) => {
      const work = keyWorkOf(event);
      if (!work || (work !== 'save' && isTextOfItsOwn(event.target))) return;
      // The browser would undo the letters of one line, which are then no more those of the file.
      event.preventDefault();
      if (!event.repeat || work !== 'save') works[work]();
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
