import { pointerNames } from '../../../shared/rules/json-pointer.ts';

/**
 * Opens the section of a field as a person does, and scrolls the frame to it. The focus stays with the person who types in
 * the editor, and the page around the frame does not scroll.
 */
export function bringIntoView(pointer: string): void {
  const names = pointerNames(pointer);
  // The header comes first in its section; the buttons of fields, such as that of a calendar, come after it.
  const closed = document.querySelector(`[data-section="${CSS.escape(names[0] ?? '')}"][data-open="false"]`);
  closed?.querySelector<HTMLElement>('button')?.click();
  // Where the field stands is known once its section is drawn.
  requestAnimationFrame(() => {
    const path = CSS.escape(names.join('.'));
    const place = document.querySelector(`[data-field="${path}"], [data-section="${path}"]`);
    if (!place) return;
    const { top, height } = place.getBoundingClientRect();
    window.scrollBy(0, top - Math.max(0, (window.innerHeight - height) / 2));
  });
}
