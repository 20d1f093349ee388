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
    ids: 'V5.1.1 V5.2.1 V5.2.2 V5.2.3 V5.3.1 V5.4.3',
    notApplicable: 'Nobody can upload a file; bodies are JSON of at most 64 KB.',
  },
  {
    ids: 'V5.3.2',
    answer: 'Only built files below two folders are sent by name, and no address leaves them.',
    where: ['src/server/http/pages/pages.routes.ts'],
    proofs: [['api/http/disguises.test.ts', 'encoded dot segments']],
  },
  {
    ids: 'V5.4.1 V5.4.2',
    answer: 'Names of documents are made of our own words and numbers.',
    where: ['src/server/http/send-pdf.ts', 'src/server/infra/pdf/text-pdf.service.ts'],
    proofs: [['api/documents/documents.test.ts', 'the owner gets the bytes as they were stored']],
  },
];
