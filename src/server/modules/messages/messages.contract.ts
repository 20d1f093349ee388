import { boolean, list, object, oneOf, optional } from '../../../shared/api/shapes.ts';
import { account } from '../../../shared/contracts/account-readers.ts';
import { formContract, need } from '../../../shared/contracts/contract.ts';
import { ways } from '../../../shared/notices.ts';

/** The columns `email` and `sms` of `notice_choice` say whether each way is among them: they are filled without it, too. */
const chosen = () => optional(need(list(oneOf(...ways)), 'the notices of this group come so'));

/** What is read of the choice of notices; a group that is left out comes in no other way than the message centre. */
export const noticeChoice = formContract(
  'account/notices',
  'call PUT /api/users/me/notices',
  object({ payments: chosen(), usage: chosen(), orders: chosen(), line: chosen(), fun: chosen() }),
);

/** What is read of the consent to advertising in the account; left out, it is taken back. */
export const advertisingChoice = formContract(
  'account/advertising',
  'call PUT /api/users/me/advertising',
  object({
    marketingConsent: optional(
      need(boolean, 'advertising is sent only with it', ...account('marketing_consent')),
    ),
  }),
  'auth/register',
);
