import { boolean, object, oneOf, optional, text } from '../../../shared/api/shapes.ts';
import { formContract, need, requiredWhere } from '../../../shared/contracts/contract.ts';
import { simTypes } from '../../../shared/enums.ts';

/** What is read when a customer asks for another SIM: what it is to be, and the proof. */
export const replacementForm = formContract(
  'account/sim-replacement',
  'call POST /api/sims/me/:id/replacement',
  requiredWhere(
    requiredWhere(
      object({
        kind: need(
          oneOf(...simTypes),
          'it says what takes the place of the SIM',
          'column sim_replacement.kind',
          'mail simReplacementAsked',
          'mail simReplacementProved',
          'mail simReplaced',
        ),
        isDefective: optional(need(boolean, 'a card in the place of a defective one costs nothing')),
        way: need(oneOf('password', 'code'), 'it says what proves the customer'),
        password: optional(need(text, 'it proves the customer')),
        code: optional(need(text, 'it proves the customer')),
      }),
      { way: 'password' },
      ['password'],
    ),
    { way: 'code' },
    ['code'],
  ),
);
