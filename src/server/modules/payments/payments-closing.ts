import type { AccountPart } from '../../infra/closing/account-part.ts';
import { paymentRows } from './payments-closing.repository.ts';
import { detachMethods } from './saved-method.service.ts';

export const paymentsOfAccount: AccountPart = { ...paymentRows, onAccountClosed: detachMethods };
