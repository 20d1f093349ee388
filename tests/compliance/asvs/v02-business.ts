import { type Entry, inventories } from './entry.ts';

export const business: readonly Entry[] = [
  {
    ids: 'V2.1.1 V2.1.2',
    documented:
      'The definitions are the documentation: `npm run rules -- book` prints each rule, also between fields.',
    where: ['schemas/README.md', 'src/definitions/cli/book.command.ts'],
  },
  {
    ids: 'V2.1.3',
    documented: 'README.md lists all budgets and limits, for each caller and over all.',
    where: ['README.md', '.decisions/020-costly-doors.md', inventories],
  },
  {
    ids: 'V2.2.1 V2.2.3',
    answer:
      'A route without a schema does not start; forms are judged by their definition, also between fields.',
    where: ['src/server/http/route-schemas.ts', 'src/server/http/form-body.ts'],
    proofs: [
      [
        'api/http/route-schemas.test.ts',
        'a route whose answer or parameters are not described does not start',
      ],
      ['api/fuzz/bad-requests.test.ts', 'bad requests: no fault of ours, no hang'],
    ],
  },
  {
    ids: 'V2.2.2',
    answer: 'The server validates each body by the same script as the browser, whatever the browser did.',
    where: ['src/server/http/form-body.ts'],
    proofs: [['api/forms/forms.test.ts', 'filled in under an older version: valid by today is accepted']],
  },
  {
    ids: 'V2.3.1',
    answer: 'An order needs a proved phone, a summary of this very offer and the forms that belong to it.',
    where: ['src/server/modules/orders/validate-order.service.ts'],
    proofs: [
      ['api/orders/place-order.test.ts', 'only with the phone that was proved: 1107'],
      [
        'api/documents/contract-summary.test.ts',
        'is refused with a summary of another offer, or of somebody else',
      ],
      ['api/orders/refusals.test.ts', 'with forms that do not belong to it'],
    ],
  },
  {
    ids: 'V2.3.2',
    answer: 'Budgets are counted in the database in one statement, exact for all processes.',
    where: ['src/server/infra/budgets/budget.repository.ts', 'src/server/infra/budgets/spend.service.ts'],
    proofs: [
      ['api/http/budget-race.test.ts', 'lets exactly as many through as its limit says, in 20 rounds'],
      ['unit/server/budget-settings.test.ts', 'the read-me lists every budget with its default'],
    ],
  },
  {
    ids: 'V2.3.3',
    answer: 'One transaction holds an act and the messages that it causes; a failed one leaves nothing.',
    where: ['src/server/infra/db/postgres.ts', 'src/server/modules/orders/place-order.service.ts'],
    proofs: [
      ['api/http/database.test.ts', 'a failed transaction leaves nothing, and the constraint can be named'],
      ['api/http/outbox.test.ts', 'what was written in a transaction that failed is never sent'],
    ],
  },
  {
    ids: 'V2.3.4',
    answer: 'Numbers and coupons are given by one atomic statement with a constraint behind it.',
    where: ['src/server/modules/phone-numbers/reservation.repository.ts'],
    proofs: [
      ['api/phone-numbers/race.test.ts', '20 are sold, each once, in 50 rounds'],
      ['api/orders/order-race.test.ts', '20 orders, each number in one'],
    ],
  },
  {
    ids: 'V2.4.1',
    answer: 'Limits by caller and address, budgets of all costly acts, and turns for passwords.',
    where: ['src/server/http/rate-limit.ts', 'src/server/infra/budgets/spend.service.ts'],
    proofs: [
      [
        'api/budgets/doors.test.ts',
        'of strangers end before those of customers, and the operator is told once',
      ],
      ['api/http/limits.test.ts', 'made-up tokens and cookies count for the address'],
    ],
  },
];
