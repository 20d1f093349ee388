import { type FocusEvent, useCallback, useEffect, useRef } from 'react';
import type { FieldPath } from '../../../shared/field-paths.ts';
import type { FormStore } from './form-store.ts';

function fieldAround(target: EventTarget | null): FieldPath | undefined {
  const field = target instanceof Element ? target.closest('[data-field]') : null;
  return field?.getAttribute('data-field') ?? undefined;
}

/** Whether a mouse button or finger is down right now. */
function usePointerDown() {
  const isDown = useRef(false);
  useEffect(() => {
    const listen = new AbortController();
    const options = { capture: true, signal: listen.signal };
    const follow = (event: Event) => {
      isDown.current = event.type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
      document.addEventListener(type, follow, options);
    }
    return () => listen.abort();
  }, []);
  return isDown;
}

/**
 * Marks a field as touched once the focus has left all of it. When a press of the pointer moved the focus, it waits
 * for the release: an error appearing between the two would move the pressed button away from under the pointer.
 */
export function useTouched(store: FormStore): (event: FocusEvent) => void {
  const isDown = usePointerDown();
  return useCallback(
    (event) => {
      const left = fieldAround(event.target);
      if (left === undefined || left === fieldAround(event.relatedTarget)) return;
      if (!isDown.current) return store.touch(left);
      // A moment later, so that the click that follows the release finds everything in its place.
      const released = () => setTimeout(() => store.touch(left), 50);
      document.addEventListener('pointerup', released, { once: true });
    },
    [store, isDown],
  );
}
