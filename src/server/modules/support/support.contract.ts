import { object, text } from '../../../shared/api/shapes.ts';
import { formContract, need } from '../../../shared/contracts/contract.ts';
import { mailAddress } from '../../../shared/contracts/shapes.ts';

/** What the service reads of a message. */
export const supportMessage = formContract(
  'support/message',
  'call POST /api/support/messages',
  object({
    subject: need(
      text,
      'the mail to the service has it as its subject',
      'column support_message.subject',
      'mail supportMessage',
    ),
    message: need(text, 'the service answers it', 'column support_message.message', 'mail supportMessage'),
    name: need(
      text,
      'the service and the confirmation address the sender by it',
      'column support_message.name',
      'mail supportMessage',
      'mail supportReceived',
    ),
    email: need(
      mailAddress,
      'the confirmation and the answer go to it',
      'column support_message.email',
      'mail supportReceived',
    ),
  }),
);
