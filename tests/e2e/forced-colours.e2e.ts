import type { ElementHandle, Page } from 'playwright/test';
import { screens } from '../gallery/screens.ts';
import { open } from '../gallery/visit.ts';
import { expect, test } from './support/room.ts';

/** Screens that hold every kind of control and state. */
const shown = [
  'home/filled',
  'tariffs/flex',
  'login/errors',
  'wizard/tariff-chosen',
  'wizard/vip',
  'wizard/number-held',
  'wizard/approval-filled',
];
type Handle = ElementHandle<HTMLElement | SVGElement>;

/** States that are said by an attribute; errors have words and an icon besides, steps a number and a tick. */
const states = '[aria-selected="true"], [aria-pressed="true"], [aria-current="page"], input:checked';

test('with the colours of the system, fields, states and the focus are still seen', async ({ room }) => {
  test.setTimeout(180_000);
  const { page, house } = room;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of shown) {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    await open(page, house, screen, 'de');
    const faults = [...(await bareFields(page)), ...(await unseenStates(page)), ...(await unseenFocus(page))];
    expect.soft(faults, name).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
});

/** Backgrounds go; what is filled in or tapped needs a line around it, or underlined words. */
function bareFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>(
      'main input, main select, main textarea, main button',
    );
    const hasLine = (element: HTMLElement) => {
      const { borderBottomWidth, borderBottomStyle, textDecorationLine } = getComputedStyle(element);
      return (
        (Number.parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none') ||
        textDecorationLine !== 'none'
      );
    };
    const isSeen = (element: HTMLElement) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 2;
    // A picture alone, such as the eye of a password, is its own line.
    const isPicture = (element: HTMLElement) =>
      element.querySelector('svg') !== null && !element.textContent?.trim();
    return [...fields]
      .filter(
        (field) => isSeen(field) && !field.matches('[type="radio"], [type="checkbox"], [aria-expanded]'),
      )
      .filter((field) => !hasLine(field) && !hasLine(field.parentElement ?? field) && !isPicture(field))
      .filter((field) => field.closest('nav, ol') === null)
      .map(
        (field) =>
          `no line around ${field.tagName.toLowerCase()} "${field.getAttribute('name') ?? field.textContent}"`,
      );
  });
}

/** A control with its state looks different from the same control without it. */
async function unseenStates(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  // By a selector: every control that has a state, of whatever kind. Handles, because the state that finds a control is taken away from it.
  for (const control of (await page.locator(states).elementHandles()) as Handle[]) {
    const kind = await control.evaluate(
      (element) => `${element.tagName} ${element.className} ${element.getAttribute('type')}`,
    );
    const frame = await cardOf(control);
    if (seen.has(kind) || !(await frame.isVisible())) continue;
    seen.add(kind);
    const withState = await frame.screenshot();
    await control.evaluate(toggleState);
    const without = await frame.screenshot();
    await control.evaluate(toggleState);
    if (withState.equals(without)) faults.push(`the state is not seen on ${kind}`);
  }
  return faults;
}

/** Runs in the browser: takes the state away, or puts it back. */
function toggleState(element: Element): void {
  if (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)) {
    element.checked = !element.checked;
    return;
  }
  for (const name of ['aria-selected', 'aria-pressed', 'aria-current']) {
    const [now, kept] = [element.getAttribute(name), element.getAttribute(`data-was-${name}`)];
    if (now) element.setAttribute(`data-was-${name}`, now);
    if (now) element.removeAttribute(name);
    else if (kept) element.setAttribute(name, kept);
  }
}

/** A radio button or checkbox is seen as its card. */
async function cardOf(control: Handle): Promise<Handle> {
  const card = await control.evaluateHandle((element) => element.closest('label') ?? element);
  return card.asElement() ?? control;
}

/** Each kind of control looks different with the focus. */
async function unseenFocus(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  await page.keyboard.press('Tab');
  // By a selector: every control there is. What a selector of elements finds are elements.
  const controls = (await page
    .locator('main :is(a[href], button, input, select, textarea)')
    .elementHandles()) as Handle[];
  for (const control of controls) {
    const kind = await control.evaluate(
      (element) => `${element.tagName} ${element.className} ${element.getAttribute('type')}`,
    );
    if (seen.has(kind) || !(await (await cardOf(control)).isVisible())) continue;
    seen.add(kind);
    await control.focus();
    const isMarked = await control.evaluate((element) => {
      const marked = (one: Element | null) => {
        if (one === null) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      return [element, element.closest('label'), element.nextElementSibling, element.parentElement].some(
        marked,
      );
    });
    if (!isMarked) faults.push(`the focus is not seen on ${kind}`);
  }
  return faults;
}
