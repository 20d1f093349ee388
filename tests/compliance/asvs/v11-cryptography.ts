import { type Entry, inventories } from './entry.ts';

const keyed = 'src/server/infra/keyed-hash.ts';
const secretHash = 'src/server/modules/customers/secret-hash.ts';

export const cryptography: readonly Entry[] = [
  {
    ids: 'V11.1.1 V11.1.2',
    documented:
      'The inventories list each key and algorithm, what it is for, and how the secret is exchanged.',
    where: [inventories, 'README.md'],
  },
  {
    ids: 'V11.2.1',
    documented: 'node:crypto (OpenSSL) and @node-rs/argon2; nothing of our own.',
    where: [keyed, secretHash, 'src/server/infra/random.ts'],
  },
  {
    ids: 'V11.2.2',
    answer: 'Two secrets are valid at once; a password hash names its algorithm and figures.',
    where: [keyed, secretHash],
    proofs: [['api/http/secret-rotation.test.ts', 'a code by SMS stays valid while the secret is exchanged']],
  },
  {
    ids: 'V11.2.3 V11.4.1 V11.4.3',
    answer: 'SHA-256, HMAC-SHA-256 with a key of 32 bytes, argon2id. SHA-1 names demo rows alone.',
    where: [keyed, 'src/server/modules/customers/token-hash.ts'],
    proofs: [
      ['unit/compliance/asvs-absent.test.ts', '%s is not in the code that serves people'],
      ['unit/server/config.test.ts', 'production takes 32 random bytes in hex and base64url'],
    ],
  },
  {
    ids: 'V11.3.1 V11.3.2 V11.3.3',
    notApplicable:
      'The app encrypts nothing itself; a test holds that. Disks and connections are the operator’s.',
  },
  {
    ids: 'V11.4.2',
    documented: 'argon2id with 19 MiB, two passes and one lane, the figures of OWASP.',
    where: [secretHash],
  },
  { ids: 'V11.4.4', notApplicable: 'No key is derived from a password.' },
  {
    ids: 'V11.5.1',
    answer: 'Tokens are 32 random bytes; a UUID is a name and opens nothing.',
    where: ['src/server/infra/random.ts'],
    proofs: [
      ['api/customers/secrets.test.ts', 'holds no token, cookie, link or code in plain text'],
      ['api/rights/rights.test.ts', 'each caller gets what the table says'],
    ],
  },
  {
    ids: 'V11.6.1',
    notApplicable: 'The app makes no keys and no public-key signatures; HMAC is under V11.2.3.',
  },
];
