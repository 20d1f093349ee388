import { object, text } from '../../../shared/api/shapes.ts';
import { formContract, need } from '../../../shared/contracts/contract.ts';
import { mailAddress, phoneNumber, ticked } from '../../../shared/contracts/shapes.ts';

/** What is read of an entry to the giveaway. */
export const giveawayEntry = formContract(
  'giveaway/entry',
  'call POST /api/zoho/giveaway',
  object({
    name: need(
      text,
      'a winner is addressed by it',
      'column giveaway_entry.name',
      'crm lead',
      'mail giveawayEntered',
      'mail giveawayWon',
    ),
    email: need(
      mailAddress,
      'each address takes part once, and a winner is told there',
      'column giveaway_entry.email',
      'crm lead',
      'mail giveawayEntered',
      'mail giveawayWon',
    ),
    phone: need(phoneNumber, 'a winner is called there', 'column giveaway_entry.phone', 'crm lead'),
    isCheck: need(ticked, 'without it nobody takes part in the draw'),
  }),
);
