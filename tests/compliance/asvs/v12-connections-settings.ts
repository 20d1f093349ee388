import { type Entry, inventories } from './entry.ts';

const absent = 'unit/compliance/asvs-absent.test.ts';
const production = [
  'unit/server/config.test.ts',
  'production refuses every stand-in of development unless it is switched on by name',
] as const;

export const connectionsAndSettings: readonly Entry[] = [
  {
    ids: 'V12.1.1 V12.1.2 V12.2.2',
    operator: 'The TLS terminator: TLS 1.2 and 1.3, recommended suites, a publicly trusted certificate.',
  },
  { ids: 'V12.1.3', notApplicable: 'No client certificates are used.' },
  {
    ids: 'V12.2.1',
    operator: 'The TLS terminator; production demands a PUBLIC_URL with https, and HSTS is on every answer.',
  },
  {
    ids: 'V12.3.1',
    answer:
      'Production refuses database, SMS gateway and mail server on another machine without TLS, unless it is switched on by name; Stripe is https.',
    where: ['src/server/start/connection-settings.ts'],
    proofs: [
      ['unit/server/config.test.ts', 'production refuses a connection without TLS to another machine: %s %s'],
      ['unit/server/smtp.test.ts', 'a server without STARTTLS gets the mail only where that is allowed'],
    ],
  },
  {
    ids: 'V12.3.2',
    answer:
      'Nothing switches off the checks of Node.js, Stripe, nodemailer or pg; for pg TLS depends on DATABASE_URL.',
    where: ['src/server/infra/ports/sms/http-gateway.ts', 'src/server/infra/ports/mail/smtp.ts'],
    proofs: [[absent, '%s is not in the code that serves people']],
  },
  { ids: 'V12.3.3 V12.3.4', notApplicable: 'The app is one process; no HTTP service stands behind it.' },
  {
    ids: 'V13.1.1',
    documented: 'The inventories list each outside system; no person can name an address to connect to.',
    where: [inventories],
  },
  {
    ids: 'V13.2.1',
    departure:
      'The systems of our contract and the SMS gateway take a key from a file, which a vault may exchange every few minutes. Zoho gets tokens of an hour. Stripe and mail servers know a key or a password alone, and PostgreSQL may.',
    compensation:
      'Each has an account of its own with the least rights, over TLS; the operator exchanges what is static every 90 days, which is a restart of one process after the other.',
    where: ['src/server/start/credential.ts', 'src/server/infra/ports/crm/zoho-crm.ts', inventories],
    proofs: [['unit/server/credentials.test.ts', 'a key in a file is read for each call']],
  },
  {
    ids: 'V13.2.2',
    answer:
      'With MIGRATION_DATABASE_URL one account migrates; that which serves reads and writes rows alone.',
    where: ['src/server/infra/db/grant-serving.ts', 'src/server/infra/db/open-database.ts'],
    proofs: [['api/http/database-accounts.test.ts', 'the serving account is refused: %s']],
  },
  {
    ids: 'V13.2.3',
    answer: 'The secret of development is refused in production; there is no default for another credential.',
    where: ['src/server/start/production-check.ts', 'src/server/config.ts'],
    proofs: [production],
  },
  {
    ids: 'V13.2.4 V13.2.5',
    answer: 'The server connects only to addresses in its settings, from four adapters.',
    where: ['src/server/create-ports.ts', inventories],
    proofs: [[absent, 'connections to other systems are opened by adapters alone']],
  },
  {
    ids: 'V13.3.1 V13.3.2',
    operator:
      'A vault gives the secrets as environment variables to the server’s account alone. Production refuses those that stand in the code.',
  },
  {
    ids: 'V13.4.1',
    operator: 'The deployment leaves out .git; the server sends files of the built client alone.',
  },
  {
    ids: 'V13.4.2',
    answer: 'Production has no pages of development, and a fault tells nothing of its inside.',
    where: ['src/server/start/production-check.ts', 'src/server/http/problem-answer.ts'],
    proofs: [production, ['api/http/hostile.test.ts', 'an unknown fault is 500 and -1']],
  },
  {
    ids: 'V13.4.3',
    documented: 'Folders are not listed: the option of @fastify/static is not set.',
    where: ['src/server/http/pages/pages.routes.ts'],
  },
  {
    ids: 'V13.4.4',
    answer: 'TRACE is refused on every address.',
    where: ['src/server/http/route-kind.ts'],
    proofs: [
      ['api/http/disguises.test.ts', '%s: the same limit'],
      ['support/disguises.ts', 'TRACE: (request)'],
    ],
  },
  {
    ids: 'V13.4.5',
    answer:
      'The description of the API is public on purpose; /metrics and the details of /health/ready want a token.',
    where: ['src/server/http/operator-access.ts'],
    proofs: [
      ['api/http/metrics.test.ts', 'only who has the token reads the figures'],
      ['api/http/metrics.test.ts', 'readiness is for everybody; outside systems, messages and jobs'],
    ],
  },
];
