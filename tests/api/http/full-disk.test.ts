import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startupError } from '../../../src/server/start/startup-error.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { createTestDatabase } from '../../support/database.ts';
import { type FullDisk, fullDisk } from '../../support/full-disk.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';

let server: PostgresServer | null;
const apps: Record<string, { t: TestApp; disk: FullDisk; lines: string[] } | undefined> = {};

async function appOn(databaseUrl?: string) {
  const disk = fullDisk(await createTestDatabase(databaseUrl));
  const lines: string[] = [];
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  return { t: await createTestApp({ db: disk.db, log }), disk, lines };
}

beforeAll(async () => {
  server = await startPostgres();
  apps.PGlite = await appOn('');
  if (server) apps.PostgreSQL = await appOn(server.url);
});
afterAll(async () => {
  for (const app of Object.values(apps)) {
    await app?.t.close();
    await app?.disk.db.close();
  }
  await server?.stop();
});

/** No disk, no memory, a fault of the disk, a replica that only reads. */
const faults = ['53100', '53200', '58030', '25006'];

describe.each(['PGlite', 'PostgreSQL'])('on %s', (name) => {
  test.each(faults)(
    'writes that fail with %s are 503, and readiness says so until one succeeds',
    async (fault) => {
      const app = apps[name];
      if (!app) return;
      const { t, disk, lines } = app;
      lines.length = 0;
      t.pass({ seconds: 6 });
      let serial = 0;
      const write = () =>
        t.client().post('/api/phone-auth/generate-otp', { phone: `+4917139${fault}${serial++}` });
      const ready = async () => (await t.app.inject('/health/ready')).statusCode;
      expect([await ready(), (await write()).status]).toEqual([200, 200]);

      disk.fault = fault;
      expect(await ready()).toBe(200); // nobody has written yet, and nothing is written to find out
      const refused = await write();
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
      const before = disk.tried;
      expect(await ready()).toBe(503);
      expect(await ready()).toBe(503);
      expect((await t.app.inject('/health/live')).statusCode).toBe(200);
      expect((await t.client().get('/api/tariffs')).status).toBe(200);
      expect(disk.tried - before).toBe(1); // one write of our own in five seconds

      t.pass({ seconds: 6 });
      expect(await ready()).toBe(503);
      disk.fault = undefined;
      expect(await ready()).toBe(503);
      t.pass({ seconds: 6 });
      expect(await Promise.all([ready(), ready()])).toEqual([200, 200]);
      expect((await write()).status).toBe(200);
      const said = lines.map((line) => JSON.parse(line).msg);
      expect(said.filter((text) => text === 'the database cannot be written')).toHaveLength(1);
      expect(said.filter((text) => text === 'the database can be written again')).toHaveLength(1);
    },
  );

  test('a write that is refused for another reason says nothing of the disk', async () => {
    const app = apps[name];
    if (!app) return;
    app.disk.fault = '23505';
    const client = app.t.client();
    await client.post('/api/phone-auth/generate-otp', { phone: '+49171392000999' });
    expect((await app.t.app.inject('/health/ready')).statusCode).toBe(200);
    app.disk.fault = undefined;
  });

  test('the write of our own leaves nothing behind', async () => {
    const app = apps[name];
    if (!app) return;
    const left = "SELECT relname FROM pg_class WHERE relname LIKE 'write_probe%'";
    expect(await app.t.db.query(left)).toEqual([]);
  });
});

test.each([
  ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['Node.js', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  ['WebAssembly', { errno: 51 }],
])('a start on a full disk ends with a sentence: %s', (_where, error) => {
  expect(startupError(error)).toMatch(/^The disk( of the database)? is full\.$/);
});
