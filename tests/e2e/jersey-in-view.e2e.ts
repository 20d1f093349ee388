import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choice, field, formOn } from './support/form.ts';
import { next, onStep } from './support/journey.ts';
import { say } from './support/words.ts';

/** What an open keyboard leaves of the window. */
const TYPING = { width: 360, height: 440 };
/** So much of the drawing shows at least what is typed. */
const ENOUGH = 120;

test.use({ viewport: TYPING, hasTouch: true });

type Lang = 'de' | 'tr';

/** At the jersey's fields. */
async function chooseJersey(page: Page, lang: Lang): Promise<void> {
  await page.goto(`${lang === 'tr' ? '/tr' : ''}/tarife/single/single-l`);
  await page.getByRole('link', { name: say(lang, 'tariffs.order.choose'), exact: true }).click();
  await onStep(page, 'number');
  await choice(page, 'order/number', 'numberType', 'new').check();
  await choice(page, 'order/number', 'simType', 'esim').check();
  await next(page);
  await onStep(page, 'options');
  await choice(page, 'order/jersey', 'wanted', 'true').check();
}

/** How much of the drawing and of the focused field is in view, in pixels of height, and how much the field has. */
async function inView(page: Page) {
  // By a selector: the drawing is decoration without a name; those on the cards have no print.
  const drawings = page.locator('main svg[data-style]:has(text)');
  return drawings.evaluateAll((all) => {
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) && !element.querySelector('svg[data-style]'),
    );
    const seen = (element: Element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      const over = bars
        .filter((bar) => !bar.contains(element))
        .map((bar) => bar.getBoundingClientRect())
        .filter((box) => box.height > 0 && box.right > left && box.left < right);
      const from = Math.max(top, 0, ...over.filter((box) => box.top <= 0).map((box) => box.bottom));
      const to = Math.min(bottom, innerHeight, ...over.filter((box) => box.top > 0).map((box) => box.top));
      return { seen: Math.max(0, Math.min(to - from, height)), height };
    };
    const focused = document.activeElement ?? document.body;
    return { drawing: Math.max(0, ...all.map((each) => seen(each).seen)), field: seen(focused) };
  });
}

for (const lang of ['de', 'tr'] as const)
  for (const width of [360, 320])
    test(`while name and number are typed, the jersey is in view: ${lang}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ ...TYPING, width });
      await chooseJersey(page, lang);
      const print = formOn(page, 'order/jersey');
      for (const [path, text, shown] of [
        ['name', 'çağrı', 'ÇAĞRI'],
        ['number', '19', '19'],
      ] as const) {
        const target = field(page, 'order/jersey', path);
        for (const from of ['above', 'below']) {
          await target.blur();
          await page.evaluate((to) => scrollTo(0, to), from === 'above' ? 0 : 100_000);
          await target.focus();
          const { drawing, field: own } = await inView(page);
          expect.soft(drawing, `the drawing beside ${path}, from ${from}`).toBeGreaterThanOrEqual(ENOUGH);
          expect.soft(own.seen, `the field ${path}, from ${from}`).toBeCloseTo(own.height, 0);
        }
        await target.fill(text);
        await expect(print.getByText(shown, { exact: true })).toBeVisible();
        expect((await inView(page)).drawing).toBeGreaterThanOrEqual(ENOUGH);
      }
    });
