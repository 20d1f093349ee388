import { object, oneOf, optional, text } from '../../../shared/api/shapes.ts';
import { formContract, mayGo, need, type Reader, requiredWhere } from '../../../shared/contracts/contract.ts';
import { date, mailAddress } from '../../../shared/contracts/shapes.ts';

const found = 'the contract is found by it, and the receipt repeats it';
const cancelled: Reader[] = ['column declaration.content', 'paper cancellationReceipt'];
const withdrawn: Reader[] = ['column declaration.content', 'paper withdrawalReceipt'];

/** Who declares, as both forms ask for it. */
function declarer(stored: Reader[]) {
  return {
    name: need(text, found, ...stored),
    contractNumber: need(text, found, ...stored),
    email: need(mailAddress, 'the receipt goes to it', ...stored, 'mail declarationReceived'),
  };
}

/** What is read of a cancellation. */
export const cancellation = formContract(
  'contract/cancel',
  'call POST /api/contracts/cancellations',
  requiredWhere(
    object({
      kind: need(
        oneOf('ordinary', 'forCause'),
        'one for cause is decided by people, an ordinary one at once',
        ...cancelled,
      ),
      cause: optional(
        need(text, 'the service decides by it whether the contract ends at once', ...cancelled),
      ),
      endDate: mayGo(optional(need(date, 'the contract ends on it', ...cancelled))),
      ...declarer(cancelled),
    }),
    { kind: 'forCause' },
    ['cause'],
  ),
);

/** What is read of a withdrawal. */
export const withdrawal = formContract(
  'contract/withdraw',
  'call POST /api/contracts/withdrawals',
  object({
    ...declarer(withdrawn),
    part: mayGo(optional(need(text, 'only that part of the order is undone', ...withdrawn))),
  }),
);
