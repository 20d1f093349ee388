import type { Entry } from './entry.ts';

export const callsAndFiles: readonly Entry[] = [
  {
    ids: 'V4.1.1',
    answer: 'Each route describes its answer; text has charset utf-8, and nosniff makes browsers believe it.',
    where: ['src/server/http/security-headers.ts', 'src/server/http/route-schemas.ts'],
    proofs: [
      ['api/http/hostile.test.ts', '%s is refused as a problem, never a 500'],
      ['api/http/pages.test.ts', 'every page answers in both languages'],
    ],
  },
  {
    ids: 'V4.1.2',
    operator: 'The TLS terminator redirects pages alone and refuses calls without TLS.',
  },
  {
    ids: 'V4.1.3',
    answer: 'Forged hops in X-Forwarded-For change nothing; only hops that TRUST_PROXY names count.',
    where: ['src/server/http/client-of-proxies.ts', 'src/server/infra/address-key.ts'],
    proofs: [['unit/server/rate-limits.test.ts', 'two hops: the address that the outer proxy saw']],
  },
  {
    ids: 'V4.2.1',
    operator:
      'The strict parser of Node.js ends a connection with contradictory lengths; the proxy must do so too.',
  },
  { ids: 'V4.3.1 V4.3.2', notApplicable: 'There is no GraphQL; a test holds the list of packages.' },
  { ids: 'V4.4.1 V4.4.2 V4.4.3 V4.4.4', notApplicable: 'There is no WebSocket; a test holds that.' },
  {
    ids: 'V5.1.1',
    answer:
      'Each form that takes files names their types, size and number in its rules, and says them to people.',
    where: ['src/shared/uploads.ts', 'src/definitions/lint/uploads.ts'],
    proofs: [['api/uploads/uploads.test.ts', 'sentences name the limits of the form']],
  },
  {
    ids: 'V5.2.1',
    answer:
      'What the announced length forbids is not read; reading ends with the first byte too many, and with a sender who is too slow. A process reads 24 files at once, 16 of strangers, 4 of one account or address. Strangers fill at most half of the room for files that wait.',
    where: [
      'src/server/infra/uploads/read-file.ts',
      'src/server/infra/uploads/sending-pace.ts',
      'src/server/http/uploads/upload-places.ts',
      'src/server/infra/uploads/waiting-room.service.ts',
    ],
    proofs: [
      ['api/uploads/uploads.test.ts', 'exactly the largest size is taken'],
      ['api/uploads/places.test.ts', 'strangers who send slowly leave places for customers'],
      ['api/uploads/places.test.ts', 'a customer takes four places'],
      [
        'api/uploads/room.test.ts',
        'strangers fill half of the room; customers have the other half, and the operator is told once',
      ],
      ['api/uploads/pace.test.ts', 'who is cut off gives the place back'],
      ['api/uploads/uploads.test.ts', 'an hour has so many files, and all that wait have so much room'],
    ],
  },
  {
    ids: 'V5.2.2',
    answer: 'The first bytes decide the type, and the type the ending of the name.',
    where: ['src/server/infra/uploads/content-type.ts', 'src/server/infra/uploads/file-name.ts'],
    proofs: [['api/uploads/uploads.test.ts', '%s is refused at the field, in both languages']],
  },
  { ids: 'V5.2.3', notApplicable: 'No archive is accepted, and nothing is ever unpacked.' },
  {
    ids: 'V5.3.1',
    answer: 'Files stand in the database; browsers save them and show none, in a sandbox and with nosniff.',
    where: ['src/server/http/uploads/uploads.routes.ts'],
    proofs: [['api/uploads/uploads.test.ts', 'by a link of five minutes, saved and never shown']],
  },
  {
    ids: 'V5.4.3',
    answer: 'A file is scanned by ClamAV before it is stored; without a verdict it is refused.',
    where: ['src/server/infra/ports/scan/clamd.ts', 'src/server/start/production-check.ts'],
    proofs: [
      ['api/uploads/scan.test.ts', 'what is infected is not stored, and the field says so in both languages'],
    ],
  },
  {
    ids: 'V5.3.2',
    answer: 'Only built files below two folders are sent by name, and no address leaves them.',
    where: ['src/server/http/pages/pages.routes.ts'],
    proofs: [
      ['api/http/disguises.test.ts', '%s: the same limit'],
      ['support/disguises.ts', 'encoded dot segments'],
    ],
  },
  {
    ids: 'V5.4.1 V5.4.2',
    answer:
      'Names of documents are made of our own words and numbers; those of people are no path, and encoded in headers.',
    where: ['src/server/http/send-pdf.ts', 'src/server/infra/uploads/file-name.ts'],
    proofs: [
      ['api/documents/documents.test.ts', 'the owner gets the bytes as they were stored'],
      ['api/uploads/uploads.test.ts', 'the name %j becomes %j'],
    ],
  },
];
