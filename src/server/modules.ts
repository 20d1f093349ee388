import type { FastifyInstance } from 'fastify';
import { registerBadgeSources } from './infra/badges/badge-registry.ts';
import { registerAccountParts } from './infra/closing/account-parts.ts';
import type { AppDeps } from './infra/deps.ts';
import { registerExported } from './infra/export/export-registry.ts';
import { infraOfAccount } from './infra/infra-closing.repository.ts';
import { infraExported } from './infra/infra-export.repository.ts';
import { registerSearchSources } from './infra/search/search-registry.ts';
import { badgesOfAccount } from './modules/badges/badges-closing.repository.ts';
import { badgesExported } from './modules/badges/badges-export.repository.ts';
import { billingOfAccount } from './modules/billing/billing-closing.repository.ts';
import { billingExported } from './modules/billing/billing-export.repository.ts';
import { billsPayable } from './modules/billing/bills-payable.ts';
import { invoicePayable } from './modules/billing/invoice-payable.ts';
import { callsOfAccount } from './modules/calls/calls-closing.repository.ts';
import { callsExported } from './modules/calls/calls-export.repository.ts';
import { campaignsSearch } from './modules/campaigns/campaigns.search.ts';
import { catalogueSearch } from './modules/catalogue/catalogue.search.ts';
import { changesOfAccount } from './modules/changes/changes-closing.repository.ts';
import { changesExported } from './modules/changes/changes-export.repository.ts';
import { contractsBadges } from './modules/contracts/contracts-badges.repository.ts';
import { contractsOfAccount } from './modules/contracts/contracts-closing.repository.ts';
import { contractsExported } from './modules/contracts/contracts-export.repository.ts';
import { customersOfAccount } from './modules/customers/customers-closing.repository.ts';
import { customersExported } from './modules/customers/customers-export.repository.ts';
import { declarationsOfAccount } from './modules/declarations/declarations-closing.repository.ts';
import { declarationsExported } from './modules/declarations/declarations-export.repository.ts';
import { gamesBadges } from './modules/games/games-badges.repository.ts';
import { gamesOfAccount } from './modules/games/games-closing.repository.ts';
import { gamesExported } from './modules/games/games-export.repository.ts';
import { giveawayBadges } from './modules/giveaway/giveaway.badges.ts';
import { giveawaySearch } from './modules/giveaway/giveaway.search.ts';
import { mediaSearch } from './modules/media/media.search.ts';
import { orderPayable } from './modules/orders/order-payable.ts';
import { ordersBadges } from './modules/orders/orders-badges.repository.ts';
import { ordersOfAccount } from './modules/orders/orders-closing.repository.ts';
import { ordersExported } from './modules/orders/orders-export.repository.ts';
import { optionPayable } from './modules/packages/option-payable.ts';
import { packagesBadges } from './modules/packages/packages-badges.repository.ts';
import { packagesOfAccount } from './modules/packages/packages-closing.repository.ts';
import { packagesExported } from './modules/packages/packages-export.repository.ts';
import type { PayableKind } from './modules/payments/payable.ts';
import { registerPayables } from './modules/payments/payable-registry.ts';
import { paymentsOfAccount } from './modules/payments/payments-closing.ts';
import { paymentsExported } from './modules/payments/payments-export.repository.ts';
import { phoneNumbersOfAccount } from './modules/phone-numbers/phone-numbers-closing.repository.ts';
import { portingsBadges } from './modules/portings/portings-badges.repository.ts';
import { portingsOfAccount } from './modules/portings/portings-closing.repository.ts';
import { portingsExported } from './modules/portings/portings-export.repository.ts';
import { longTextsSearch } from './modules/search/long-texts.search.ts';
import { pagesSearch } from './modules/search/pages.search.ts';
import { shopsSearch } from './modules/shops/shops.search.ts';
import { simsOfAccount } from './modules/sims/sims-closing.repository.ts';
import { simsExported } from './modules/sims/sims-export.repository.ts';
import { submissionsExported } from './modules/submissions/submissions-export.repository.ts';
import { supportOfAccount } from './modules/support/support-closing.repository.ts';
import { supportExported } from './modules/support/support-export.repository.ts';
import { usageOfAccount } from './modules/usage/usage-closing.repository.ts';
import { usageExported } from './modules/usage/usage-export.repository.ts';
import { videosSearch } from './modules/videos/videos.search.ts';
import { wallpapersBadges } from './modules/wallpapers/wallpapers-badges.repository.ts';
import { wallpapersOfAccount } from './modules/wallpapers/wallpapers-closing.repository.ts';
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
  ...callsExported,
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

// A table comes before those that its rows point at.
registerAccountParts([
  supportOfAccount,
  wallpapersOfAccount,
  badgesOfAccount,
  gamesOfAccount,
  callsOfAccount,
  usageOfAccount,
  declarationsOfAccount,
  changesOfAccount,
  packagesOfAccount,
  simsOfAccount,
  portingsOfAccount,
  infraOfAccount,
  billingOfAccount,
  paymentsOfAccount,
  contractsOfAccount,
  phoneNumbersOfAccount,
  ordersOfAccount,
  customersOfAccount,
]);

type Routes = (app: FastifyInstance, deps: AppDeps) => Promise<void>;

/** A file of routes exports the one function that registers them; a new file needs no entry in a list. */
const files = import.meta.glob<Routes>(
  ['./http/**/*.routes.ts', './modules/**/*.routes.ts', './sandbox/**/*.routes.ts'],
  { eager: true },
);

/** The routes of every part, in the order of their paths. */
export const modules: readonly Routes[] = Object.values(files).flatMap((exported) => Object.values(exported));
