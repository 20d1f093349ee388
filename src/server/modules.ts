import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './infra/deps.ts';
import { billsPayable } from './modules/billing/bills-payable.ts';
import { invoicePayable } from './modules/billing/invoice-payable.ts';
import { orderPayable } from './modules/orders/order-payable.ts';
import { optionPayable } from './modules/packages/option-payable.ts';
import type { PayableKind } from './modules/payments/payable.ts';
import { registerPayables } from './modules/payments/payable-registry.ts';

registerPayables({
  order: orderPayable as PayableKind, // It receives only orders that it has locked.
  option: optionPayable as PayableKind, // It receives only options that it has locked.
  invoice: invoicePayable,
  bills: billsPayable,
});

type Routes = (app: FastifyInstance, deps: AppDeps) => Promise<void>;

/** A file of routes exports the one function that registers them; a new file needs no entry in a list. */
const files = import.meta.glob<Routes>(
  ['./http/**/*.routes.ts', './modules/**/*.routes.ts', './sandbox/**/*.routes.ts'],
  { eager: true },
);

/** The routes of every part, in the order of their paths. */
export const modules: readonly Routes[] = Object.values(files).flatMap((exported) => Object.values(exported));
