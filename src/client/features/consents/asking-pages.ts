import { type PageId, pages } from '../../../shared/pages.ts';

/**
 * Where the dialogue comes by itself: on public pages without a form. It never lies over the button of an order or over what
 * a customer types; from the footer it opens on every page.
 */
export function asksOn(page: PageId): boolean {
  const { session, forms, area, dev } = pages[page];
  return !session && !forms && !dev && page !== 'form' && area !== 'checkout';
}

/** Where money is owed by a press: the order, packages, another tariff, bills, another SIM card. The chat's button stays away. */
const ordering = /^(order|option|tariffChange|bills|sim)/;

export function offersChatOn(page: PageId): boolean {
  return !ordering.test(page) && pages[page].area !== 'checkout' && !pages[page].dev;
}
