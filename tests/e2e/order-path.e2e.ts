import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choice, field, formOn, numbersOnOffer, offer, submitButton } from './support/form.ts';
import { codeSentTo, contractSummary, onPart, onStep, orderButton } from './support/journey.ts';
import { say } from './support/words.ts';

const SCREEN = { width: 360, height: 800 };
/** A field under the header or behind the bar is not in view. */
const VIEW = { top: 88, bottom: SCREEN.height - 120 };

test.use({ viewport: SCREEN, hasTouch: true });

/**
 * Flex, eSIM, the first number, SEPA, when the last step was one page (commit 2497098b, measured in the same way): screens of
 * a phone that were scrolled, taps, typed fields. New taps: "Weiter" after the data, because they have a screen of their own,
 * and the bar's way to the summary, which spares scrolling; gone: the gender, and the terms that were asked twice.
 */
const BEFORE = { de: { scrolled: 6.23, taps: 19, typed: 18 }, tr: { scrolled: 6.27, taps: 19, typed: 18 } };

/** Does what a hand does on a phone, and counts it. */
function handOn() {
  const done = { scrolled: 0, taps: 0, typed: 0 };
  const bringIntoView = async (target: Locator) => {
    await target.waitFor();
    const moved = await target.evaluate((element, view) => {
      const { top, bottom } = element.getBoundingClientRect();
      const before = scrollY;
      if (bottom > view.bottom) scrollBy(0, bottom - view.bottom);
      else if (top < view.top) scrollBy(0, top - view.top);
      return Math.abs(scrollY - before);
    }, VIEW);
    done.scrolled += moved / SCREEN.height;
  };
  return {
    done,
    async tap(target: Locator) {
      await bringIntoView(target);
      done.taps += 1;
      await target.click();
    },
    async type(target: Locator, text: string) {
      await bringIntoView(target);
      done.typed += 1;
      await target.fill(text);
    },
  };
}

/** The height of an element once it has not changed for half a second. The network does not rest: rules are asked for again. */
async function restingHeight(element: HTMLElement): Promise<number> {
  let [before, same] = [0, 0];
  while (same < 5) {
    const { height } = element.getBoundingClientRect();
    same = height === before ? same + 1 : 0;
    before = height;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return before;
}

const people = { de: '0171 3920401', tr: '0171 3920402' } as const;

for (const lang of ['de', 'tr'] as const)
  test(`the shortest honest path on a phone, in ${lang}`, async ({ page }) => {
    const hand = handOn();
    const onward = page.getByRole('button', { name: say(lang, 'order.page.next'), exact: true }).last();
    const heights: Record<string, number> = {};
    /** What a reader scrolls through, without the footer that stands under every page. */
    const measure = async (name: string) => {
      // By a selector: the main part is measured, not looked for.
      heights[name] = await page.locator('main').evaluate(restingHeight);
    };
    await page.goto(`${lang === 'tr' ? '/tr' : ''}/auth/register/tariff`);
    await hand.tap(offer(page, 'order/tariff', 'Flex M'));
    await hand.tap(onward);
    await onStep(page, 'number');
    await hand.tap(choice(page, 'order/number', 'numberType', 'new'));
    await hand.tap(choice(page, 'order/number', 'simType', 'esim'));
    await hand.tap(onward);
    await onStep(page, 'options');
    await hand.tap(numbersOnOffer(page).first());
    await expect(page.getByRole('timer')).toBeVisible();
    await hand.tap(onward);
    await onPart(page, 'phone');
    await measure('phone');
    await hand.type(field(page, 'auth/phone', 'phone'), people[lang]);
    await hand.tap(submitButton(page, 'auth/phone'));
    await field(page, 'auth/otp', 'code').waitFor();
    await hand.type(field(page, 'auth/otp', 'code'), await codeSentTo(page, people[lang]));
    await hand.tap(submitButton(page, 'auth/otp'));
    await onPart(page, 'data');
    const sections = formOn(page, 'auth/register');
    await sections.getByRole('button', { expanded: true }).click();
    await measure('data');
    await sections.getByRole('button', { expanded: false }).first().click();
    await page.evaluate(() => scrollTo(0, 0));
    await giveData(page, lang, hand, () => hand.tap(onward));
    await hand.tap(onward);
    await onPart(page, 'payment');
    await contractSummary(page).waitFor();
    const payment = page.getByRole('button', { name: say(lang, 'order.page.payment') });
    await payment.click();
    await measure('payment');
    await payment.click();
    await page.evaluate(() => scrollTo(0, 0));
    await hand.tap(choice(page, 'order/payment', 'method', 'sepa'));
    await hand.type(field(page, 'order/payment', 'iban'), 'DE89 3704 0044 0532 0130 00');
    // The name that was given is the holder's, unless another is typed.
    await expect(field(page, 'order/payment', 'accountHolder')).toHaveValue('Deniz Kaya');
    await hand.tap(choice(page, 'order/approval', 'earlyStart', 'true'));
    await hand.tap(field(page, 'order/approval', 'summaryReceived'));
    await hand.tap(field(page, 'order/approval', 'termsAccepted'));
    await hand.tap(page.getByRole('button', { name: say(lang, 'order.page.toSummary') }));
    await hand.tap(orderButton(page));
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    console.log(
      `the shortest path, ${lang}: ${JSON.stringify(hand.done)}; heights ${JSON.stringify(heights)}`,
    );
    expect(heights.phone).toBeLessThanOrEqual(2 * SCREEN.height);
    expect(heights.data).toBeLessThanOrEqual(2 * SCREEN.height);
    expect(heights.payment).toBeLessThanOrEqual(3 * SCREEN.height);
    expect(hand.done.scrolled).toBeLessThanOrEqual((BEFORE[lang].scrolled * 2) / 3);
    expect(hand.done.taps).toBeLessThanOrEqual(BEFORE[lang].taps);
    expect(hand.done.typed).toBeLessThan(BEFORE[lang].typed);
  });

type Hand = ReturnType<typeof handOn>;

async function giveData(
  page: Page,
  lang: 'de' | 'tr',
  { tap, type }: Hand,
  following: () => Promise<void>,
): Promise<void> {
  const set = (path: string, text: string) => type(field(page, 'auth/register', path), text);
  await tap(choice(page, 'auth/register', 'personal.salutation', 'none'));
  await set('personal.firstName', 'Deniz');
  await set('personal.lastName', 'Kaya');
  await set('personal.birthday', '17/05/1990');
  await set('personal.idNumber', 'L01X00T47');
  await set('personal.identityValidityDate', '31.12.2033');
  await following();
  await set('contact.email', `deniz.${lang}@example.org`);
  await set('contact.emailConfirmation', `deniz.${lang}@example.org`);
  await set('contact.street', 'Musterstraße');
  await set('contact.houseNumber', '7a');
  await set('contact.postalCode', '10115');
  await set('contact.city', 'Berlin');
  await following();
  await set('security.password', 'Kahve&Simit24');
  await set('security.passwordConfirmation', 'Kahve&Simit24');
  await set('security.keyword', '1234');
}
