/** The page's header lies over the first pixels of the window. */
const HEADER = 56;
/** The bar with the next kick lies over the last ones of a phone. */
const BAR = 80;

/** Scrolls the stage into the window where a part of it is outside: the button that begins a play stands far below it. */
export function showStage(stage: HTMLElement | null): void {
  if (!stage) return;
  const { top, bottom } = stage.getBoundingClientRect();
  if (top < HEADER || bottom > window.innerHeight - BAR) stage.scrollIntoView?.({ block: 'nearest' });
}
