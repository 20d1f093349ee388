import type { FastifyInstance } from 'fastify';
import { documentsRoutes } from './http/documents/documents.routes.ts';
import { definitionsRoutes } from './http/forms/definitions.routes.ts';
import { formsRoutes } from './http/forms/forms.routes.ts';
import { docsRoutes } from './http/health/docs.routes.ts';
import { healthRoutes } from './http/health/health.routes.ts';
import { pagesRoutes } from './http/pages/pages.routes.ts';
import type { AppDeps } from './infra/deps.ts';
import { applicationsRoutes } from './modules/applications/applications.routes.ts';
import { invoicePayable } from './modules/billing/invoice-payable.ts';
import { invoicePaymentRoutes } from './modules/billing/invoice-payment.routes.ts';
import { invoicesRoutes } from './modules/billing/invoices.routes.ts';
import { couponsRoutes } from './modules/catalogue/coupons.routes.ts';
import { optionsRoutes } from './modules/catalogue/options.routes.ts';
import { sheetsRoutes } from './modules/catalogue/product-sheets.routes.ts';
import { tariffsRoutes } from './modules/catalogue/tariffs.routes.ts';
import { contractsRoutes } from './modules/contracts/contracts.routes.ts';
import { authRoutes } from './modules/customers/auth.routes.ts';
import { contactChangeRoutes } from './modules/customers/contact-change.routes.ts';
import { passwordRoutes } from './modules/customers/password.routes.ts';
import { passwordResetRoutes } from './modules/customers/password-reset.routes.ts';
import { phoneAuthRoutes } from './modules/customers/phone-auth.routes.ts';
import { profileRoutes } from './modules/customers/profile.routes.ts';
import { sessionRoutes } from './modules/customers/session.routes.ts';
import { settingsRoutes } from './modules/customers/settings.routes.ts';
import { stepUpRoutes } from './modules/customers/step-up.routes.ts';
import { usersRoutes } from './modules/customers/users.routes.ts';
import { declarationsRoutes } from './modules/declarations/declarations.routes.ts';
import { ownContractRoutes } from './modules/declarations/own-contract.routes.ts';
import { giveawayRoutes } from './modules/giveaway/giveaway.routes.ts';
import { correctPortingRoutes } from './modules/orders/correct-porting.routes.ts';
import { offerRoutes } from './modules/orders/offer.routes.ts';
import { orderPayable } from './modules/orders/order-payable.ts';
import { ordersRoutes } from './modules/orders/orders.routes.ts';
import { payOrderRoutes } from './modules/orders/pay-order.routes.ts';
import { placeOrderRoutes } from './modules/orders/place-order.routes.ts';
import { optionPayable } from './modules/packages/option-payable.ts';
import { packagesRoutes } from './modules/packages/packages.routes.ts';
import { payLinkRoutes } from './modules/payments/pay-link.routes.ts';
import type { PayableKind } from './modules/payments/payable.ts';
import { registerPayables } from './modules/payments/payable-registry.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { savedMethodsRoutes } from './modules/payments/saved-methods.routes.ts';
import { webhooksRoutes } from './modules/payments/webhooks.routes.ts';
import { numbersRoutes } from './modules/phone-numbers/numbers.routes.ts';
import { reservationsRoutes } from './modules/phone-numbers/reservations.routes.ts';
import { simsRoutes } from './modules/phone-numbers/sims.routes.ts';
import { providersRoutes } from './modules/portings/providers.routes.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { surveyRoutes } from './modules/survey/survey.routes.ts';
import { usageRoutes } from './modules/usage/usage.routes.ts';
import { clockRoutes } from './sandbox/clock/clock.routes.ts';
import { definitionsDeskRoutes } from './sandbox/dev/definitions-desk.routes.ts';
import { devRoutes } from './sandbox/dev/dev.routes.ts';
import { sandboxRoutes } from './sandbox/payments/sandbox.routes.ts';

registerPayables({
  order: orderPayable as PayableKind, // It receives only orders that it has locked.
  option: optionPayable as PayableKind, // It receives only options that it has locked.
  invoice: invoicePayable,
});

type Module = (app: FastifyInstance, deps: AppDeps) => Promise<void>;

/** The routes of every module. */
export const modules: readonly Module[] = [
  healthRoutes,
  docsRoutes,
  formsRoutes,
  definitionsRoutes,
  phoneAuthRoutes,
  authRoutes,
  sessionRoutes,
  usersRoutes,
  profileRoutes,
  passwordRoutes,
  settingsRoutes,
  stepUpRoutes,
  contactChangeRoutes,
  passwordResetRoutes,
  applicationsRoutes,
  supportRoutes,
  surveyRoutes,
  giveawayRoutes,
  definitionsDeskRoutes,
  devRoutes,
  clockRoutes,
  documentsRoutes,
  pagesRoutes,
  tariffsRoutes,
  optionsRoutes,
  sheetsRoutes,
  providersRoutes,
  correctPortingRoutes,
  couponsRoutes,
  numbersRoutes,
  reservationsRoutes,
  simsRoutes,
  offerRoutes,
  placeOrderRoutes,
  ordersRoutes,
  contractsRoutes,
  usageRoutes,
  declarationsRoutes,
  ownContractRoutes,
  invoicesRoutes,
  invoicePaymentRoutes,
  payOrderRoutes,
  packagesRoutes,
  paymentsRoutes,
  payLinkRoutes,
  savedMethodsRoutes,
  webhooksRoutes,
  sandboxRoutes,
];
