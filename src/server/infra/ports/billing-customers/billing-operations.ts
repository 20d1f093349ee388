import { answer, object, type SystemOperation, shortText } from '../http/system-operation.ts';

const body = object({
  name: shortText(200),
  email: shortText(320),
  address: object({
    street: shortText(200),
    houseNumber: shortText(20),
    postalCode: shortText(10),
    city: shortText(100),
  }),
});

/** What the billing system offers. */
export const billingOperations = {
  create: {
    method: 'PUT',
    path: '/customers/{id}',
    summary:
      'Creates a customer, once by our id, or changes the data of a known one. 422: this person is refused.',
    body,
    answer: answer({ id: shortText(100) }),
    refusals: [422],
  },
} as const satisfies Record<string, SystemOperation>;
