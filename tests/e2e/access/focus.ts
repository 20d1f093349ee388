import type { Locator, Page } from 'playwright/test';

/**
 * What is wrong with the place of the focus: not to be seen, or under a bar (WCAG 2.4.7 and 2.4.11). Whoever arrives
 * at a control sees all of it; what a key press sets in motion may leave a part of it under the bar, never the whole.
 */
function focusFaults(page: Page, isArrival: boolean): Promise<string[]> {
  return page.evaluate(badFocus, isArrival);
}

/** Runs in the browser. */
function badFocus(isArrival: boolean): string[] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return [];
  const name = `${focused.tagName.toLowerCase()} "${focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent?.trim().slice(0, 30)}"`;
  // A radio button lies unseen under its card, which shows the focus for it.
  const card = focused.matches('input[type="radio"], input[type="checkbox"]')
    ? focused.closest('label')
    : null;
  const shown = card ?? focused;
  const isMarked = (element: Element | null) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  };
  const tick = focused.nextElementSibling;
  // A heading that only the page can focus is a place to begin from, not a control.
  const isPlace = focused.tabIndex < 0;
  const faults =
    isPlace || isMarked(focused) || isMarked(shown) || isMarked(tick) || isMarked(shown.parentElement)
      ? []
      : [`the focus is not seen on ${name}`];

  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const isInside = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  if (!isInside) return [...faults, `the focus is out of the window on ${name}`];
  const floating = (element: Element | null) => {
    for (let at = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position) && !at.contains(shown)) return at;
    return undefined;
  };
  const between = (from: number, to: number, share: number) => from + (to - from) * share;
  const shares = [0.05, 0.3, 0.5, 0.7, 0.95];
  const covers = shares.flatMap((across) =>
    shares.map((down) =>
      floating(document.elementFromPoint(between(left, right, across), between(top, bottom, down))),
    ),
  );
  const cover =
    isArrival || covers.every((element) => element !== undefined) ? covers.find(Boolean) : undefined;
  if (cover)
    faults.push(`the focus on ${name} is under <${cover.tagName.toLowerCase()} class="${cover.className}">`);
  return faults;
}

/** Somebody who has no mouse; at every stop of the tab key the focus is looked for. */
export class Keyboard {
  readonly faults: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Tabs on until a control has the focus. */
  async to(target: Locator, limit = 120): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    // The style sheet shows the focus; a page that is just arriving may not have it yet.
    await this.page.waitForLoadState();
    for (let stops = 0; stops < limit; stops++) {
      if (await target.evaluateAll((all) => all.some((element) => element === document.activeElement)))
        return;
      await this.press('Tab');
    }
    throw new Error(`The tab key does not reach ${target}.`);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    // A key may lead away; the page that is left has no focus any more.
    const found = await focusFaults(this.page, !['Enter', 'Space'].includes(key)).catch((error: Error) => {
      if (error.message.includes('navigation')) return [];
      throw error;
    });
    this.faults.push(...found.filter((fault) => !this.faults.includes(fault)));
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  async enter(target: Locator): Promise<void> {
    await this.to(target);
    await this.press('Enter');
  }

  /** Ticks a checkbox. */
  async tick(target: Locator): Promise<void> {
    await this.to(target);
    await this.press('Space');
  }

  /** Chooses one of a group of radio buttons: in by tab, on by arrows. */
  async pick(group: Locator, wanted: Locator): Promise<void> {
    await this.to(group);
    await this.press('Space');
    for (let steps = 0; steps < 20 && !(await wanted.isChecked()); steps++) await this.press('ArrowDown');
    if (!(await wanted.isChecked())) throw new Error(`The arrows do not reach ${wanted}.`);
  }
}
