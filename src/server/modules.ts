import type { FastifyInstance } from 'fastify';
import { registerBadgeSources } from './infra/badges/badge-registry.ts';
import type { AppDeps } from './infra/deps.ts';
import { registerExported } from './infra/export/export-registry.ts';
import { infraExported } from './infra/infra-export.repository.ts';
import { registerSearchSources } from './infra/search/search-registry.ts';
import { badgesExported } from './modules/badges/badges-export.repository.ts';
import { billingExported } from './modules/billing/billing-export.repository.ts';
import { billsPayable } from './modules/billing/bills-payable.ts';
import { invoicePayable } from './modules/billing/invoice-payable.ts';
import { campaignsSearch } from './modules/campaigns/campaigns.search.ts';
import { catalogueSearch } from './modules/catalogue/catalogue.search.ts';
import { changesExported } from './modules/changes/changes-export.repository.ts';
import { contractsBadges } from './modules/contracts/contracts-badges.repository.ts';
import { contractsExported } from './modules/contracts/contracts-export.repository.ts';
import { customersExported } from './modules/customers/customers-export.repository.ts';
import { declarationsExported } from './modules/declarations/declarations-export.repository.ts';
import { gamesBadges } from './modules/games/games-badges.repository.ts';
import { gamesExported } from './modules/games/games-export.repository.ts';
import { giveawayBadges } from './modules/giveaway/giveaway.badges.ts';
import { giveawaySearch } from './modules/giveaway/giveaway.search.ts';
import { mediaSearch } from './modules/media/media.search.ts';
import { orderPayable } from './modules/orders/order-payable.ts';
import { ordersBadges } from './modules/orders/orders-badges.repository.ts';
import { ordersExported } from './modules/orders/orders-export.repository.ts';
import { optionPayable } from './modules/packages/option-payable.ts';
import { packagesBadges } from './modules/packages/packages-badges.repository.ts';
import { packagesExported } from './modules/packages/packages-export.repository.ts';
import type { PayableKind } from './modules/payments/payable.ts';
import { registerPayables } from './modules/payments/payable-registry.ts';
import { paymentsExported } from './modules/payments/payments-export.repository.ts';
import { portingsBadges } from './modules/portings/portings-badges.repository.ts';
import { portingsExported } from './modules/portings/portings-export.repository.ts';
import { longTextsSearch } from './modules/search/long-texts.search.ts';
import { pagesSearch } from './modules/search/pages.search.ts';
import { shopsSearch } from './modules/shops/shops.search.ts';
import { simsExported } from './modules/sims/sims-export.repository.ts';
import { submissionsExported } from './modules/submissions/submissions-export.repository.ts';
import { supportExported } from './modules/support/support-export.repository.ts';
import { usageExported } from './modules/usage/usage-export.repository.ts';
import { videosSearch } from './modules/videos/videos.search.ts';
import { wallpapersBadges } from './modules/wallpapers/wallpapers-badges.repository.ts';
import { wallpapersExported } from './modules/wallpapers/wallpapers-export.repository.ts';

registerPayables({
  order: orderPayable as PayableKind, // It receives only orders that it has locked.
  option: optionPayable as PayableKind, // It receives only options that it has locked.
  invoice: invoicePayable,
  bills: billsPayable,
});

registerExported([
  ...customersExported,
  ...ordersExported,
  ...contractsExported,
  ...billingExported,
  ...paymentsExported,
  ...packagesExported,
  ...usageExported,
  ...gamesExported,
  ...badgesExported,
  ...wallpapersExported,
  ...changesExported,
  ...portingsExported,
  ...declarationsExported,
  ...supportExported,
  ...simsExported,
  ...submissionsExported,
  ...infraExported,
]);

registerSearchSources([
  catalogueSearch,
  longTextsSearch,
  pagesSearch,
  campaignsSearch,
  giveawaySearch,
  mediaSearch,
  videosSearch,
  shopsSearch,
]);

registerBadgeSources([
  ...contractsBadges,
  ...portingsBadges,
  ...ordersBadges,
  ...packagesBadges,
  ...gamesBadges,
  ...giveawayBadges,
  ...wallpapersBadges,
]);

type Routes = (app: FastifyInstance, deps: AppDeps) => Promise<void>;

/** A file of routes exports the one function that registers them; a new file needs no entry in a list. */
const files = import.meta.glob<Routes>(
  ['./http/**/*.routes.ts', './modules/**/*.routes.ts', './sandbox/**/*.routes.ts'],
  { eager: true },
);

/** The routes of every part, in the order of their paths. */
export const modules: readonly Routes[] = Object.values(files).flatMap((exported) => Object.values(exported));
