import type { Locator, Page } from 'playwright/test';
import { ROOT } from '../../support/definitions.ts';
import { locatorsOf } from '../../support/form-locators.ts';
import { readFormNames } from '../../support/form-names.ts';
import { inEither } from './words.ts';

/** Forms and their parts by the words that analysts wrote, in either language. */
export const { formOn, field, choices, choice, submitButton, openSection, numbersOnOffer } = locatorsOf(
  await readFormNames(ROOT),
);

/** A plan or a package on offer by its name; its price is part of what it is called. */
export function offer(page: Page, form: string, name: string): Locator {
  const called = { name: new RegExp(`^${name}\\b`) };
  return formOn(page, form).getByRole('radio', called).or(formOn(page, form).getByRole('checkbox', called));
}

/** Unfolds the plans that need a main contract. */
export async function showFamilyPlans(page: Page): Promise<void> {
  await formOn(page, 'order/tariff').getByText(inEither('order.page.family')).click();
}

/** A field with all that is said about it: label, help and error. */
export function frame(page: Page, form: string, path: string): Locator {
  // By a selector: the frame of a single control has no role, and the error under it no name.
  return formOn(page, form).locator(`[data-field="${path}"]`);
}

/** What is wrong in a form, above it. */
export function summary(page: Page): Locator {
  const heading =
    /fehlt oder stimmt nicht|fehlen oder stimmen nicht|nicht geklappt|eksik veya hatalı|tamamlanamadı/;
  return page.getByRole('region', { name: heading });
}

/** What no longer passes since the rules of an open form have changed. */
export function changedNotice(page: Page, form: string): Locator {
  return formOn(page, form)
    .getByRole('status')
    .filter({ hasText: /Die Regeln dieses Formulars|Bu formun kuralları/ });
}

/** The path of the field that a link of the summary leads to: by the element that its address names, as without scripts. */
export function fieldOfLink(link: Locator): Promise<string> {
  return link.evaluate((entry) => {
    const target = document.getElementById(entry.getAttribute('href')?.slice(1) ?? '');
    return target?.closest('[data-field]')?.getAttribute('data-field') ?? '';
  });
}
