import type { Entry } from './entry.ts';

const absent = 'unit/compliance/asvs-absent.test.ts';

export const encoding: readonly Entry[] = [
  {
    ids: 'V1.1.1',
    answer: 'The router decodes an address once; limits and demands follow the route that it chose.',
    where: ['src/server/http/route-kind.ts', 'src/server/http/form-body.ts'],
    proofs: [['api/http/disguises.test.ts', '%s: the same demands and headers, or not found']],
  },
  {
    ids: 'V1.1.2 V1.2.1',
    answer: 'React and one HTML function escape when they write; headers hold only values of ours.',
    where: ['src/server/infra/escape-html.ts', 'src/server/http/pages/page-html.ts'],
    proofs: [
      ['api/http/pages.test.ts', 'nothing in the start data can end its element'],
      ['unit/information/texts.test.ts', 'never becomes markup: what looks like HTML stays text'],
    ],
  },
  {
    ids: 'V1.2.2',
    answer: 'Addresses are built of known paths; settings accept listed protocols alone.',
    where: ['src/server/http/pages/page-address.ts', 'src/server/start/env-reader.ts'],
    proofs: [['api/http/page-address.test.ts', 'no spelling leads to another site']],
  },
  {
    ids: 'V1.2.3',
    answer: 'The data in the HTML are JSON in which no character can end the element.',
    where: ['src/server/http/pages/page-html.ts'],
    proofs: [['api/http/pages.test.ts', 'nothing in the start data can end its element']],
  },
  {
    ids: 'V1.2.4',
    answer: 'SQL stands in repositories and infra alone, and values are parameters.',
    where: ['src/server/infra/db/postgres.ts', 'src/server/infra/db/pglite.ts'],
    proofs: [
      ['unit/architecture/tables.test.ts', 'only repositories and infra hold SQL'],
      ['api/fuzz/bad-requests.test.ts', 'bad requests: no fault of ours, no hang'],
    ],
  },
  {
    ids: 'V1.2.5',
    answer: 'The server starts no other program but a file of its own, without a shell.',
    where: ['src/server/main.ts', 'src/server/start/releases/prove-in-process.ts'],
    proofs: [[absent, '%s is not in the code that serves people']],
  },
  {
    ids: 'V1.2.6 V1.2.7 V1.2.8 V1.3.8 V1.3.9',
    notApplicable: 'There is no LDAP, XPath, LaTeX, JNDI or memcache; a test holds the list of packages.',
  },
  {
    ids: 'V1.2.9',
    answer: 'Code that serves people builds no regular expression from text; patterns come from definitions.',
    where: ['src/definitions/lint/patterns.ts'],
    proofs: [
      [absent, '%s is not in the code that serves people'],
      ['unit/rules/growth.test.ts', 'a quadratic judge is found'],
    ],
  },
  {
    ids: 'V1.3.1 V1.3.4 V1.3.5',
    notApplicable:
      'Nobody can type HTML, SVG, Markdown or CSS: every field is plain text and is shown as text.',
  },
  {
    ids: 'V1.3.2',
    answer: 'No text is evaluated in the browser or by a request; the policy has no unsafe-eval.',
    where: ['src/server/http/security-headers.ts', 'src/definitions/standalone.ts'],
    proofs: [
      [absent, '%s is not in the code that serves people'],
      [
        'api/http/headers.test.ts',
        'pages allow their own scripts and styles only, and require Trusted Types',
      ],
    ],
  },
  {
    ids: 'V1.3.3',
    answer: 'Every text is bounded; lengths are checked before anything else looks at a value.',
    where: ['src/shared/rules/sizes.ts', 'src/definitions/sizes.ts', 'src/definitions/lint/bounds.ts'],
    proofs: [
      ['unit/definitions/time.test.ts', 'a text is too long before it is anything else'],
      ['unit/definitions/time.test.ts', 'a hostile text in each field'],
    ],
  },
  {
    ids: 'V1.3.6',
    answer: 'No input names an address to call; outgoing connections stand in four adapters.',
    where: ['src/server/create-ports.ts', 'src/server/infra/ports/sms/http-gateway.ts'],
    proofs: [[absent, 'connections to other systems are opened by adapters alone']],
  },
  {
    ids: 'V1.3.7 V1.3.10',
    answer: 'Sentences and mails are files of ours; what people typed is only a value in them.',
    where: ['src/server/infra/mail/words.ts', 'src/server/infra/mail/enqueue-mail.ts'],
    proofs: [['unit/server/unlinked.test.ts', 'every value of every mail in %s is sorted']],
  },
  {
    ids: 'V1.3.11',
    answer:
      'The package nodemailer writes the headers; addresses follow a pattern, and words of people stand in mails without links.',
    where: ['src/server/infra/ports/mail/smtp.ts', 'src/server/infra/mail/unlinked.ts'],
    proofs: [['unit/server/unlinked.test.ts', 'every value of every mail in %s is sorted']],
  },
  {
    ids: 'V1.4.1 V1.4.3',
    notApplicable: 'JavaScript manages memory; the only native package is the password hash.',
  },
  {
    ids: 'V1.4.2',
    answer: 'Bodies are not coerced, and numbers out of range are refused; money is whole cents.',
    where: ['src/shared/api/shapes.ts', 'src/server/app.ts'],
    proofs: [['api/fuzz/bad-requests.test.ts', 'bad requests: no fault of ours, no hang']],
  },
  { ids: 'V1.5.1', notApplicable: 'Nothing reads XML.' },
  {
    ids: 'V1.5.2',
    answer: 'JSON alone is read, and __proto__ and constructor in it are refused or harmless.',
    where: ['src/server/app.ts', 'src/shared/json-values.ts'],
    proofs: [
      ['api/http/hostile.test.ts', '%s is refused as a problem, never a 500'],
      ['api/http/prototype.test.ts', '%s as a value and a name in every place of every operation'],
    ],
  },
];
