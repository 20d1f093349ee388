import { operations } from './operation.ts';
import { form, object, uuid } from './shapes.ts';

export const supportApi = operations({
  'POST /api/support/messages': {
    body: form('support/message'),
    answer: object({ message: object({ id: uuid }) }),
    status: 201,
  },
});
