import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './deps.ts';
import { applicationsRoutes } from './features/applications/applications.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { phoneAuthRoutes } from './features/auth/phone-auth.routes.ts';
import { sessionRoutes } from './features/auth/session.routes.ts';
import { contractsRoutes } from './features/contracts/contracts.routes.ts';
import { declarationsRoutes } from './features/contracts/declarations.routes.ts';
import { ownContractRoutes } from './features/contracts/own-contract.routes.ts';
import { couponsRoutes } from './features/coupons/coupons.routes.ts';
import { clockRoutes } from './sandbox/clock/clock.routes.ts';
import { definitionsDeskRoutes } from './features/dev/definitions-desk.routes.ts';
import { devRoutes } from './sandbox/dev/dev.routes.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { definitionsRoutes } from './features/forms/definitions.routes.ts';
import { formsRoutes } from './features/forms/forms.routes.ts';
import { giveawayRoutes } from './features/giveaway/giveaway.routes.ts';
import { docsRoutes } from './http/health/docs.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { invoicePaymentRoutes } from './features/invoices/invoice-payment.routes.ts';
import { invoicesRoutes } from './features/invoices/invoices.routes.ts';
import { numbersRoutes } from './features/numbers/numbers.routes.ts';
import { reservationsRoutes } from './features/numbers/reservations.routes.ts';
import { simsRoutes } from './features/numbers/sims.routes.ts';
import { offerRoutes } from './features/orders/offer.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { placeOrderRoutes } from './features/orders/place-order.routes.ts';
import { pagesRoutes } from './features/pages/pages.routes.ts';
import { passwordResetRoutes } from './features/password-reset/password-reset.routes.ts';
import { checkoutRoutes } from './features/payments/checkout.routes.ts';
import { payLinkRoutes } from './features/payments/pay-link.routes.ts';
import { paymentUpkeep } from './features/payments/payment-upkeep.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { sandboxRoutes } from './features/payments/sandbox.routes.ts';
import { savedMethodsRoutes } from './features/payments/saved-methods.routes.ts';
import { webhooksRoutes } from './modules/payments/webhooks.routes.ts';
import { correctPortingRoutes } from './features/portings/correct-porting.routes.ts';
import { providersRoutes } from './features/portings/providers.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { surveyRoutes } from './features/survey/survey.routes.ts';
import { optionsRoutes } from './features/tariffs/options.routes.ts';
import { sheetsRoutes } from './features/tariffs/sheets.routes.ts';
import { tariffsRoutes } from './features/tariffs/tariffs.routes.ts';
import { usageRoutes } from './features/usage/usage.routes.ts';
import { passwordRoutes } from './features/users/password.routes.ts';
import { profileRoutes } from './features/users/profile.routes.ts';
import { settingsRoutes } from './features/users/settings.routes.ts';
import { usersRoutes } from './features/users/users.routes.ts';

type Feature = (app: FastifyInstance, deps: AppDeps) => Promise<void>;

/** The routes of every area. */
export const features: readonly Feature[] = [
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
  checkoutRoutes,
  paymentsRoutes,
  paymentUpkeep,
  payLinkRoutes,
  savedMethodsRoutes,
  webhooksRoutes,
  sandboxRoutes,
];
