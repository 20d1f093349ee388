import { object, oneOf, optional, text } from '../../../shared/api/shapes.ts';
import { formContract, mayGo, need, requiredWhere } from '../../../shared/contracts/contract.ts';
import { date, mailAddress } from '../../../shared/contracts/shapes.ts';

const stored = ['column declaration.content', 'paper receipt'] as const;

const declarer = {
  name: need(text, 'the contract is found by it, and the receipt repeats it', ...stored),
  contractNumber: need(text, 'the contract is found by it, and the receipt repeats it', ...stored),
  email: need(mailAddress, 'the receipt goes to it', ...stored, 'mail declarationReceived'),
};

/** What is read of a cancellation. */
export const cancellation = formContract(
  'contract/cancel',
  'call POST /api/contracts/cancellations',
  requiredWhere(
    object({
      kind: need(
        oneOf('ordinary', 'forCause'),
        'one for cause is decided by people, an ordinary one at once',
        ...stored,
      ),
      cause: optional(need(text, 'the service decides by it whether the contract ends at once', ...stored)),
      endDate: mayGo(optional(need(date, 'the contract ends on it', ...stored))),
      ...declarer,
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
    ...declarer,
    part: mayGo(optional(need(text, 'only that part of the order is undone', ...stored))),
  }),
);
