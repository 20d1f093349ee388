import { type Entry, inventories } from './entry.ts';

const rights = [
  ['api/rights/rights.test.ts', 'every operation is in the table, and no other'],
  ['api/rights/rights.test.ts', 'each caller gets what the table says'],
] as const;
const links = ['src/server/infra/pdf/signed-query.ts', 'src/server/infra/keyed-hash.ts'];

export const rightsAndTokens: readonly Entry[] = [
  {
    ids: 'V8.1.1 V8.1.2',
    documented:
      'The table of rights: each operation and each kind of caller; the shapes say which fields exist.',
    where: ['tests/api/rights/rights.json', 'src/shared/api/api.ts', inventories],
  },
  {
    ids: 'V8.2.1 V8.2.2 V8.3.1',
    answer: 'The server asks on each call who may, and queries name the owner.',
    where: ['src/server/modules/customers/bearer.http.ts', 'src/server/http/known-callers.ts'],
    proofs: [...rights, ['api/documents/documents.test.ts', 'the owner gets the bytes as they were stored']],
  },
  {
    ids: 'V8.2.3',
    answer: 'Answers have a shape, and what it does not name does not go out; additional fields are refused.',
    where: ['src/server/http/serve.ts', 'src/server/http/form-body.ts'],
    proofs: [
      ['api/http/strict-answers.test.ts', 'an answer of its shape goes out'],
      ['api/orders/refusals.test.ts', 'for prices or other things that a client adds'],
    ],
  },
  {
    ids: 'V8.4.1',
    answer: 'A token counts for its team alone, and rows carry the team.',
    where: ['src/server/modules/customers/session.repository.ts'],
    proofs: [...rights, ['api/customers/session.test.ts', 'no cookie, an unknown token, another team: 1005']],
  },
  {
    ids: 'V9.1.1 V9.2.1',
    answer:
      'The one self-contained token is the link to a document: HMAC over id and end, compared in even time.',
    where: links,
    proofs: [['api/documents/documents.test.ts', 'a link opens it for five minutes, without headers']],
  },
  {
    ids: 'V9.1.2 V9.1.3',
    answer: 'The algorithm is fixed in code and the key comes from the settings; the link names neither.',
    where: links,
    proofs: [['api/http/secret-rotation.test.ts', 'a link to a document stays valid']],
  },
  {
    ids: 'V9.2.2',
    answer: 'What is signed begins with its purpose and names one document.',
    where: links,
    proofs: [['api/documents/documents.test.ts', 'and for no other document']],
  },
  {
    ids: 'V9.2.3 V9.2.4',
    notApplicable: 'One service issues and reads these links, and no other has its key.',
  },
];
