// Reservations over HTTP on PostgreSQL, beside pgbench with the statement that the server sends.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, outputOf, startServer } from './processes.mjs';

const root = join(import.meta.dirname, '../../..');
const numbers = 20_000;
const connections = 10;

/** Numbers with ids that can be computed, and as many customers as connections, logged in. */
function preparation(tokens) {
  const id = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid";
  const users = tokens.map((token, i) => {
    const userId = randomUUID();
    const sessionId = randomUUID();
    const hash = createHash('sha256').update(token).digest('base64url');
    return `INSERT INTO users (id, team, email, email_key, phone, salutation, gender, first_name, last_name, birthday,
        document_type, id_number, identity_valid_until, street, house_number, postal_code, city, password_hash,
        keyword_hash, marketing_consent, terms_accepted_at, invitation_code, lang, created_at, updated_at)
      SELECT '${userId}', 'kanarya', 'load${i}@example.org', 'load${i}@example.org', '+4917139${100_000 + i}',
        salutation, gender, first_name, last_name, birthday, document_type, id_number, identity_valid_until, street,
        house_number, postal_code, city, '-', '-', false, now(), 'LOAD${i}', 'de', now(), now() FROM users LIMIT 1;
    INSERT INTO session (id, team, user_id, remember, secret, created_at, expires_at)
      VALUES ('${sessionId}', 'kanarya', '${userId}', false, '-', now(), now() + interval '1 day');
    INSERT INTO access_token (token_hash, session_id, expires_at)
      VALUES ('${hash}', '${sessionId}', now() + interval '1 day');`;
  });
  return `INSERT INTO phone_number (id, msisdn, kind, class, price_cents)
    SELECT ${id}, '+4915' || (500000000 + n), 'general', 'None', 0 FROM generate_series(1, ${numbers}) n;
    ${users.join('\n')} ANALYZE;`;
}

/** The statement of the repository with pgbench's variables in the place of its parameters. */
function pgbenchScript() {
  const file = join(root, 'src/server/modules/phone-numbers/reservation.repository.ts');
  const source = readFileSync(file, 'utf8');
  const free = /const free = '([^']+)'/.exec(source)?.[1];
  const sql = /`(WITH wanted AS[^`]*)`/.exec(source)?.[1];
  if (!free || !sql) throw new Error(`${file} no longer holds the statement as this bench knows it.`);
  const values = {
    1: "('00000000-0000-4000-8000-' || lpad((:n::int)::text, 12, '0'))::uuid",
    // pgbench would take a colon for the beginning of a variable, in a text as well.
    2: "'user' || chr(58) || 'bench' || (:client_id::int)::text",
    3: 'now()',
    4: 'gen_random_uuid()',
    5: "now() + interval '15 minutes'",
    6: '10',
  };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source is read as text
  const statement = sql.replaceAll('${free}', free).replace(/\$(\d)/g, (_, n) => values[n]);
  return `\\set n random(1, ${numbers})\n${statement.replace(/\s+/g, ' ')};\n`;
}

/** Requests a second of both and their ratio, one after the other, as often as asked for. */
export async function reserve({ binaries, cluster, processes, settings, folder, rounds, seconds }) {
  const first = await startServer(join(root, 'dist/server/main.js'), settings);
  const others = await Promise.all(
    Array.from({ length: processes - 1 }, () => startServer(join(root, 'dist/server/main.js'), settings)),
  );
  const servers = [first, ...others];
  const tokens = Array.from({ length: connections }, () => randomUUID());
  const where = ['-h', '127.0.0.1', '-p', new URL(cluster).port, '-U', 'fanline'];
  await outputOf(join(binaries, 'psql'), [...where, '-q', '-c', preparation(tokens), 'postgres']);
  const script = join(folder, 'reserve.sql');
  writeFileSync(script, pgbenchScript());
  const results = [];
  for (let round = 1; round <= rounds; round++) {
    const bench = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(connections),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      script,
    ];
    const text = await outputOf(join(binaries, 'pgbench'), [...where, ...bench, 'postgres']);
    const floor = { perSecond: Math.round(Number(/tps = ([\d.]+)/.exec(text)?.[1])) };
    const plan = {
      ports: servers.map(({ port }) => port),
      connections,
      warmSeconds: 1,
      seconds,
      numbers,
      path: '/api/phone-registries/{id}/reserve',
      headers: { 'x-team-id': 'kanarya', 'x-language-code': '1' },
      perConnection: tokens.map((token) => ({ authorization: `Bearer ${token}` })),
    };
    const ours = await load(plan, servers);
    results.push({ round, floor, ours, ratio: ours.perSecond / floor.perSecond });
  }
  await Promise.all(servers.map((server) => server.stop()));
  return results;
}
