import { type PageId, pages } from '../../../shared/pages.ts';

/**
 * Where the dialogue comes by itself: on public pages without a form. It never lies over the button of an order or over what
 * a customer types; from the footer it opens on every page.
 */
export function asksOn(page: PageId): boolean {
  const { session, forms, area, dev } = pages[page];
  return !session && !forms && !dev && page !== 'form' && area !== 'checkout';
}

/** Where money is owed by a press: the order, what follows it, packages, another tariff. The chat's button stays away. */
const ordering: ReadonlySet<PageId> = new Set(['order', 'option', 'options', 'tariffChange', 'bills']);

export function offersChatOn(page: PageId): boolean {
  return !ordering.has(page) && pages[page].area !== 'checkout' && !pages[page].dev;
}
