import { object } from '../../../shared/api/shapes.ts';
import { formContract, need } from '../../../shared/contracts/contract.ts';
import { iban, textUpTo, ticked } from '../../../shared/contracts/shapes.ts';

/** What is read of a bank account with its mandate. SEPA names are at most 70 characters long. */
export const bankAccount = formContract(
  'account/bank-account',
  'call POST /api/users/me/payment-methods',
  object({
    iban: need(iban, 'the mandate is for this account'),
    accountHolder: need(textUpTo(70), 'the mandate is given in this name', 'column mandate.account_holder'),
    mandateGiven: need(ticked, 'without it nothing may be debited'),
  }),
);
