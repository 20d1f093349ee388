import type { Matomo } from '../../../../shared/api/team-service.ts';
import type { PurchaseEvent } from '../../../../shared/purchase-event.ts';
import { followEvents } from '../../../lib/data-layer.ts';
import type { CountedPage } from './counted-page.ts';
import { loadScript } from './load-script.ts';

/** Counts pages and orders. Who bought is never told to it. */
export function startMatomo({ url, siteId }: Matomo): void {
  const base = url.endsWith('/') ? url : `${url}/`;
  queue().push(['setTrackerUrl', `${base}matomo.php`], ['setSiteId', siteId]);
  followEvents(countPurchase);
  loadScript(`${base}matomo.js`);
}

/** The router shows pages without loading them. */
export function countPage({ path, name }: CountedPage): void {
  queue().push(
    ['setCustomUrl', window.location.origin + path],
    ['setDocumentTitle', name],
    ['setReferrerUrl', ''],
    ['trackPageView'],
  );
}

function countPurchase({ ecommerce }: PurchaseEvent): void {
  for (const { item_id, item_name, price, quantity } of ecommerce.items)
    queue().push(['addEcommerceItem', item_id, item_name, '', price, quantity]);
  queue().push(['trackEcommerceOrder', ecommerce.transaction_id, ecommerce.value]);
}

function queue(): unknown[][] {
  window._paq ??= [];
  return window._paq;
}
