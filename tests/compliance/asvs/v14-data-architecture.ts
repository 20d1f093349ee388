import { type Entry, inventories } from './entry.ts';

const absent = 'unit/compliance/asvs-absent.test.ts';
const noStore = ['api/http/disguises.test.ts', '%s: the same demands and headers, or not found'] as const;
const budgets = 'src/server/infra/budgets/spend.service.ts';

export const dataAndArchitecture: readonly Entry[] = [
  {
    ids: 'V14.1.1 V14.1.2',
    documented: 'Four levels of data with what each demands.',
    where: [inventories],
  },
  {
    ids: 'V14.2.1',
    departure:
      'The specification’s check-email takes the address in its query; links to pay and to documents hold their key in the address.',
    compensation:
      'check-email answers only who proved a phone; the keys end after seven days and five minutes and are stored as hashes; our log holds no query and no address.',
    where: ['src/server/http/request-log.ts', 'src/server/modules/customers/users.routes.ts'],
    proofs: [['api/http/log.test.ts', 'the log says what happened, and nothing of whom']],
  },
  {
    ids: 'V14.2.2',
    answer: 'Each call is no-store, and pages from the server hold no personal data.',
    where: ['src/server/http/security-headers.ts', 'src/server/http/pages/first-data.ts'],
    proofs: [
      noStore,
      [
        'unit/pages/records.test.ts',
        'what search engines may list is public, and no personal data travel with the HTML',
      ],
    ],
  },
  {
    ids: 'V14.2.3',
    answer:
      'No script of others is loaded without a consent. With one, the policy lets data go to the hosts of the services that the brand names, and nowhere else.',
    where: ['src/server/http/security-headers.ts', 'src/server/http/pages/service-sources.ts'],
    proofs: [
      ['api/http/headers.test.ts', 'pages allow their own scripts and styles only'],
      ['unit/consents/services.test.ts', 'each service opens its own hosts, where it needs them'],
    ],
  },
  {
    ids: 'V14.2.4',
    departure:
      'Hashes, logs, ways of reading and ends are as documented. The number of the identity document is not encrypted by the app, and stays as long as the account, because a later order does not ask for it again.',
    compensation:
      'No statement of the server reads it, so no call, log or export can show it; disks and backups are encrypted. An IBAN is masked once its order is paid and erased when the order is cancelled.',
    where: [inventories, 'src/server/modules/orders/unpaid-orders.repository.ts'],
    proofs: [
      [absent, 'the number of the identity document is read by the person’s own export alone'],
      ['api/orders/unpaid.test.ts', 'the bank account of an order that nobody pays is erased with it'],
    ],
  },
  {
    ids: 'V14.3.1',
    answer:
      'A logout removes token, answers and the draft of an order, also offline. A session that expires leaves the draft (V14.3.3).',
    where: ['src/client/lib/session.ts', 'src/client/lib/answer-cache.ts'],
    proofs: [
      ['ui/app/session.test.tsx', 'a logout leaves no token, answer or order in the browser, also offline'],
    ],
  },
  {
    ids: 'V14.3.2',
    answer: 'Each answer of the API is no-store, refusals too.',
    where: ['src/server/http/security-headers.ts'],
    proofs: [noStore],
  },
  {
    ids: 'V14.3.3',
    departure:
      'The specification keeps the draft of an order in the browser for a day, with name, birthday and address.',
    compensation:
      'Identity number, keyword, passwords and IBAN never are in it; it ends with the order or the day.',
    where: ['src/client/lib/order-draft.ts'],
    proofs: [
      [
        'e2e/bad-input.e2e.ts',
        'a reload and a change of language keep what was typed, except what a draft may not keep',
      ],
    ],
  },
  {
    ids: 'V15.1.1',
    documented: 'Days by severity; a rule for people that no check enforces.',
    where: [inventories],
  },
  {
    ids: 'V15.1.2',
    answer:
      '`npm run sbom` prints CycloneDX; the lock file has a hash of each package, but not of optional ones for other platforms.',
    where: ['package.json', 'package-lock.json', '.decisions/003-libraries.md'],
    proofs: [
      ['unit/architecture/lock-file.test.ts', 'the lock file names no address of a registry'],
      [
        'unit/architecture/install-scripts.test.ts',
        'each package that runs a script when it is installed has a reason',
      ],
    ],
  },
  {
    ids: 'V15.1.3',
    documented: 'Costly doors, their budgets, and turns for passwords.',
    where: ['.decisions/020-costly-doors.md', 'README.md'],
  },
  {
    ids: 'V15.2.1',
    answer:
      '`npm run audit` asks the registry, keeps when each known fault was first seen, and fails when one is older than allowed or nobody has looked for 90 days. It needs a network.',
    where: ['src/tools/audit.mjs', inventories],
    proofs: [
      ['unit/architecture/audit.test.ts', 'a fault that is %s may be there for %i days'],
      ['unit/architecture/audit.test.ts', 'somebody looks every ninety days'],
    ],
  },
  {
    ids: 'V15.2.2',
    answer: 'Budgets, turns, time limits of requests and statements, and a bound for judging.',
    where: [budgets, 'src/server/infra/db/time-limits.ts', 'src/server/http/connection-limits.ts'],
    proofs: [
      [
        'unit/server/turns.test.ts',
        'takes customers before strangers, and refuses a stranger when too many wait',
      ],
      ['unit/definitions/time.test.ts', 'a hostile text in each field'],
      ['unit/server/connections.test.ts', 'who sends a byte now and then is cut off as well'],
    ],
  },
  {
    ids: 'V15.2.3',
    departure:
      'Sandbox, demo data and pages of development are in the package, because `npm start` shows the product.',
    compensation: 'Production refuses to start with one of them unless it is switched on by name.',
    where: ['src/server/start/production-check.ts', 'src/server/modules.ts'],
    proofs: [['unit/server/config.test.ts', 'production refuses every stand-in of development']],
  },
  {
    ids: 'V15.3.1',
    answer: 'What an answer’s shape does not name does not go out; a fault in it fails the tests.',
    where: ['src/server/http/serve.ts', 'src/shared/api/api.ts'],
    proofs: [['api/http/strict-answers.test.ts', 'an answer of its shape goes out']],
  },
  {
    ids: 'V15.3.2',
    documented: 'The SMS gateway’s redirect is an error; the clients of Stripe and SMTP follow none.',
    where: [
      'src/server/infra/ports/sms/http-gateway.ts',
      'src/server/infra/ports/payments/stripe/stripe-client.ts',
    ],
  },
  {
    ids: 'V15.3.3',
    answer: 'Bodies with a field that is not in their form or schema are refused.',
    where: ['src/server/http/form-body.ts', 'src/shared/api/shapes.ts'],
    proofs: [['api/orders/refusals.test.ts', 'for prices or other things that a client adds']],
  },
  {
    ids: 'V15.3.4',
    answer: 'Limits, budgets and log take the address that TRUST_PROXY’s hops saw.',
    where: ['src/server/http/client-of-proxies.ts', 'src/server/infra/address-key.ts'],
    proofs: [
      ['unit/server/rate-limits.test.ts', 'two hops: the address that the outer proxy saw'],
      ['unit/server/address-key.test.ts', 'is one for all 2^64 addresses of a network'],
    ],
  },
  {
    ids: 'V15.3.5',
    answer: 'TypeScript with few casts, bodies without coercion, comparison by ===.',
    where: ['src/server/app.ts', 'biome.json'],
    proofs: [['unit/architecture/casts.test.ts', 'each cast has its reason in a comment']],
  },
  {
    ids: 'V15.3.6',
    answer: 'Names from outside are looked up by Object.hasOwn or in a Map.',
    where: ['src/shared/json-values.ts', '.decisions/018-what-every-request-meets.md'],
    proofs: [
      [
        'unit/architecture/names-from-outside.test.ts',
        'a name that is not written in the source is looked for by Object.hasOwn',
      ],
      ['api/http/prototype.test.ts', 'the trap is set, and a walk through data does not step on it'],
    ],
  },
  {
    ids: 'V15.3.7',
    documented:
      'Path, query, body, headers and cookies are read apart; a repeated parameter is a list, which is refused (422).',
    where: ['src/server/http/serve.ts', 'src/server/app.ts'],
  },
];
