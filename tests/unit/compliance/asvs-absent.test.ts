import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';
import { sourcesIn } from '../../support/sources.ts';

const server = sourcesIn('src/server');
const serving = new Map([...server, ...sourcesIn('src/client'), ...sourcesIn('src/shared')]);

/** It makes the same ids of the same names of goods and demo rows (UUID version 5 is SHA-1); nothing secret depends on it. */
const namedIds = 'src/server/infra/db/named-uuid.ts';

/** They start this program's own files, without a shell and without arguments of others. */
const ownProcesses = ['prove-in-process', 'preview-in-process', 'next-answer', 'broken-off'].map(
  (name) => `src/server/start/releases/${name}.ts`,
);

/** It talks to the chat's frame, after a consent, and checks who answers. */
const chatFrame = 'src/client/features/consents/services/chatwoot.ts';

/** What the table of OWASP ASVS says we do not have, each with a line that would be found. */
const absent: Record<string, [pattern: RegExp, example: string]> = {
  'a command of the system': [/child_process/, "import { exec } from 'node:child_process';"],
  'evaluated text': [/\beval\(|new Function\(|from 'node:vm'/, 'eval(text)'],
  'a pattern made of text': [/new RegExp\(/, 'new RegExp(text)'],
  'HTML set as text': [
    /innerHTML|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write\(/,
    'a.innerHTML = text',
  ],
  'a message between windows': [
    /\b(window|parent|opener|top|contentWindow)\??\.postMessage\(|addEventListener\('message'/,
    'parent.postMessage(data)',
  ],
  'a socket of the browser': [/new WebSocket\(|RTCPeerConnection/, 'new WebSocket(url)'],
  'another origin allowed': [/access-control-allow/i, "'Access-Control-Allow-Origin': '*'"],
  'a check of certificates switched off': [/rejectUnauthorized|NODE_TLS_REJECT/, 'rejectUnauthorized: false'],
  'a weak hash, or a cipher': [/createHash\('(md5|sha1)'|createCipher|createSign\(/i, "createHash('md5')"],
  'an age of passwords': [/password_(changed|set|expires)_at/, 'password_expires_at'],
};

test.each(Object.entries(absent))('%s is not in the code that serves people', (_name, [pattern, example]) => {
  expect(example).toMatch(pattern);
  expect(serving.size).toBeGreaterThan(500);
  const found = [...serving].filter(([, text]) => pattern.test(text)).map(([file]) => file);
  expect(found.filter((file) => ![namedIds, ...ownProcesses, chatFrame].includes(file))).toEqual([]);
});

test('connections to other systems are opened by adapters alone', () => {
  const opens =
    /\bfetch\(|createTransport\(|new Stripe\(|new pg\.(Pool|Client)\(|import \{[^}]*\b(connect|request|createConnection)\b[^}]*\} from 'node:|from 'undici'/;
  const found = [...server].filter(([, text]) => opens.test(text)).map(([file]) => file);
  // The script of pages asks for its own page, in the browser.
  expect(found.filter((file) => file !== 'src/server/http/page-script.ts').sort()).toEqual([
    'src/server/infra/db/postgres.ts',
    'src/server/infra/ports/crm/zoho-crm.ts',
    'src/server/infra/ports/http/http-system.ts',
    'src/server/infra/ports/mail/smtp.ts',
    'src/server/infra/ports/payments/stripe/stripe-client.ts',
    'src/server/infra/ports/scan/clamd.ts',
    'src/server/infra/ports/sms/http-gateway.ts',
  ]);
});

test('the number of the identity document is read by the person’s own export alone', () => {
  const named = [...server]
    .filter(([, text]) => /\bid_number\b|SELECT \*|\b\w\.\*/.test(text))
    .map(([file]) => file);
  expect(named.sort()).toEqual([
    'src/server/infra/db/migrations/001-identity.ts',
    'src/server/infra/db/migrations/080-identity-end.ts',
    'src/server/infra/db/seeds/demo-accounts.seed.ts',
    'src/server/modules/customers/customers-export.repository.ts',
    // It empties it.
    'src/server/modules/customers/identity.repository.ts',
    'src/server/modules/customers/new-user.repository.ts',
  ]);
  expect(server.get('src/server/modules/customers/new-user.repository.ts')).not.toMatch(
    /SELECT[^;]*id_number/,
  );
});

test('no package brings a language or protocol that the table calls absent', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const kinds =
    /graphql|ldap|xml|xpath|latex|memcache|^ws$|socket|multipart|multer|jsonwebtoken|jose|saml|oauth/;
  expect(Object.keys(dependencies).filter((name) => kinds.test(name))).toEqual([]);
});
