import { object, oneOf, optional } from '../../../shared/api/shapes.ts';
import { formContract, need, requiredWhere } from '../../../shared/contracts/contract.ts';
import { ticked } from '../../../shared/contracts/shapes.ts';
import { itemisedChoices, lineUses } from '../../../shared/itemised.ts';

const informed = '§ 11 (1) TDDDG asks for the declaration';

/** What is read when a customer wants single connections listed, or no longer. */
export const itemisedForm = formContract(
  'calls/itemised',
  'call PUT /api/calls/me/:id',
  requiredWhere(
    requiredWhere(
      object({
        choice: need(
          oneOf(...itemisedChoices),
          'it says what is stored of each connection',
          'column itemised_choice.choice',
          'column itemised_line.choice',
          'mail itemisedChosen',
        ),
        lineUse: optional(
          need(oneOf(...lineUses), 'it says who was informed', 'column itemised_choice.line_use'),
        ),
        usersInformed: optional(need(ticked, informed)),
        staffInformed: optional(need(ticked, informed)),
      }),
      { lineUse: 'private' },
      ['usersInformed'],
    ),
    { lineUse: 'business' },
    ['staffInformed'],
  ),
);
