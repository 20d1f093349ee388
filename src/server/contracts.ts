import type { Contracts, FlowContract, FormContract } from '../shared/contracts/contract.ts';
import { fileForms, formIds, storedForms } from '../shared/contracts/form-ids.ts';
import * as order from '../shared/contracts/order.contract.ts';
import * as flow from '../shared/contracts/order-flow.contract.ts';
import * as pages from '../shared/contracts/pages.contract.ts';
import * as register from '../shared/contracts/register.contract.ts';
import * as applications from './modules/applications/application.contract.ts';
import * as billing from './modules/billing/objection.contract.ts';
import * as calls from './modules/calls/itemised.contract.ts';
import * as changes from './modules/changes/tariff-change.contract.ts';
import * as lineNames from './modules/contracts/line-name.contract.ts';
import * as account from './modules/customers/account.contract.ts';
import * as login from './modules/customers/login.contract.ts';
import * as declarations from './modules/declarations/declaration.contract.ts';
import * as giveaway from './modules/giveaway/giveaway.contract.ts';
import * as messages from './modules/messages/messages.contract.ts';
import * as payments from './modules/payments/bank-account.contract.ts';
import * as sims from './modules/sims/replacement.contract.ts';
import * as support from './modules/support/support.contract.ts';
import * as survey from './modules/survey/survey.contract.ts';
import * as wallpapers from './modules/wallpapers/shirt.contract.ts';
import { kept } from './retention.ts';

/** Every file of contracts; each exports contracts alone. */
const files: Record<string, FormContract | FlowContract>[] = [
  order,
  flow,
  pages,
  register,
  applications,
  billing,
  calls,
  changes,
  lineNames,
  account,
  login,
  declarations,
  giveaway,
  messages,
  payments,
  sims,
  support,
  survey,
  wallpapers,
];

const all = files.flatMap((exported) => Object.values(exported));

/** What the program needs of the definitions. */
export const contracts: Contracts = {
  forms: all.filter((contract): contract is FormContract => 'form' in contract),
  flows: all.filter((contract): contract is FlowContract => 'flow' in contract),
  formIds,
  storedForms,
  fileForms,
  keptDays: new Map(kept.map(({ table, days }) => [table, days])),
};
