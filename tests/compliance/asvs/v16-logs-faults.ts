import { type Entry, inventories } from './entry.ts';

const log = 'src/server/http/request-log.ts';
const who = [
  'api/http/security-log.test.ts',
  'who came in, who was refused and why, under a name that only the operator can make',
] as const;
const quiet = ['api/http/log.test.ts', 'the log says what happened, and nothing of whom'] as const;

export const logsAndFaults: readonly Entry[] = [
  {
    ids: 'V16.1.1',
    documented: 'The inventories list what is logged, where and how long.',
    where: [inventories],
  },
  {
    ids: 'V16.2.1',
    answer:
      'A line has time, request, route, status, code of the refusal, network and a name of the account that only the operator can make from its id.',
    where: [log],
    proofs: [who],
  },
  {
    ids: 'V16.2.2',
    operator: 'Lines have milliseconds since 1970 (UTC); the machine’s clock is kept by the operator.',
  },
  {
    ids: 'V16.2.3 V16.2.4',
    answer:
      'The log is lines of JSON on standard output; only sentences of start and of lost connections are plain text.',
    where: ['src/server/start/log-output.ts', inventories],
    proofs: [
      [
        'unit/server/log-output.test.ts',
        'lines are written together, and errors at once with what came before',
      ],
    ],
  },
  {
    ids: 'V16.2.5',
    answer: 'No header, body, query, address or parameter of a statement is logged.',
    where: [log],
    proofs: [quiet],
  },
  {
    ids: 'V16.3.1',
    answer:
      'Each way in has a route of its own: login and step-up by password, reset and proof by code. Its line names account, outcome and code.',
    where: [log, 'src/server/modules/customers/auth.routes.ts'],
    proofs: [who],
  },
  {
    ids: 'V16.3.2',
    answer: 'The line of a refused request names account and reference code.',
    where: ['src/server/http/problem-answer.ts', log],
    proofs: [who],
  },
  {
    ids: 'V16.3.3',
    answer:
      'Used-up budgets are logged. A refresh token used twice (1005), codes used up (1028 to 1031), step-ups and changes of contact are lines of their routes, with account and code.',
    where: [log, 'src/server/modules/customers/session.routes.ts'],
    proofs: [
      who,
      ['api/http/security-log.test.ts', 'a refresh token that is used twice is seen, with its owner'],
    ],
  },
  {
    ids: 'V16.3.4',
    answer: 'Each fault of ours and of an outside system is logged with its causes.',
    where: [log, 'src/server/http/problem-answer.ts'],
    proofs: [['api/http/causes.test.ts', 'a webhook that cannot be handled: the log says why']],
  },
  {
    ids: 'V16.4.1',
    documented: 'pino writes each value as JSON, so that no value can begin a new line.',
    where: ['src/server/app.ts', log],
  },
  {
    ids: 'V16.4.2 V16.4.3',
    operator: 'The log store: standard output is sent to a system of its own, which nobody can change.',
  },
  {
    ids: 'V16.5.1',
    answer: 'An unknown fault is 500 and -1 with a sentence, also as a page.',
    where: ['src/server/http/problem-answer.ts', 'src/server/http/error-page.page.ts'],
    proofs: [
      ['api/http/hostile.test.ts', 'an unknown fault is 500 and -1, and tells nothing of its inside'],
      ['api/http/refusals.test.ts', 'a fault of ours is a page too, which tells nothing of its inside'],
    ],
  },
  {
    ids: 'V16.5.2',
    answer: 'Calls to outside systems have a time limit and a rest; messages wait in the outbox.',
    where: ['src/server/infra/ports/circuit-breaker.ts', 'src/server/infra/ports/outbox/dispatcher.ts'],
    proofs: [
      ['unit/server/guarded-payments.test.ts', '%s that hangs ends in time, is told so, and is noted'],
      [
        'api/http/outbox.test.ts',
        'when the gateway is down, a message waits longer and longer, and is not lost',
      ],
    ],
  },
  {
    ids: 'V16.5.3',
    answer: 'A fault ends the transaction; a payment counts only when the provider said so.',
    where: ['src/server/infra/db/postgres.ts', 'src/server/modules/payments/apply-payment-update.service.ts'],
    proofs: [
      ['api/http/database.test.ts', 'a failed transaction leaves nothing'],
      ['api/payments/bad-provider.test.ts', 'answers %s ends with 1038 and stores none of it'],
    ],
  },
];
