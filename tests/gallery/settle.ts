import type { Page } from 'playwright/test';

/** Nothing has changed on the page for this long. */
const QUIET_MS = 120;
const LONGEST_MS = 4_000;

/** Waits until words, pictures and data are there and nothing moves any more. */
export async function settle(page: Page, loading = false): Promise<void> {
  await page.evaluate(untilQuiet, { quiet: QUIET_MS, longest: LONGEST_MS, loading });
}

/** Runs in the browser. */
async function untilQuiet(times: { quiet: number; longest: number; loading: boolean }): Promise<void> {
  const end = performance.now() + times.longest;
  const waiting = '.boot, [aria-busy="true"], [class*="skeleton"]';
  let last = performance.now();
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  // What the server drew is there before its styles are.
  const isStyled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].every(
      ({ sheet }) => sheet,
    );
  const isCalm = () =>
    performance.now() - last > times.quiet &&
    isStyled() &&
    (times.loading || document.querySelector(waiting) === null);
  while (!isCalm() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
  await document.fonts.ready;
  const isOpen = (image: HTMLImageElement) => !image.complete && image.getClientRects().length > 0;
  while ([...document.images].some(isOpen) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
