import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../src/server/db/postgres.ts';

export interface PostgresServer {
  /** For `createTestDatabase` and `createTestApp`. */
  url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; these users exist on most machines. */
const unprivileged = ['postgres', 'nobody'];

/**
 * A real PostgreSQL for tests of races: the server of DATABASE_URL, else a throw-away cluster made with the
 * binaries found on this machine, else null, said loudly.
 * @throws Error with CI=true when there is none
 */
export async function startPostgres(): Promise<PostgresServer | null> {
  const url = process.env.DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const binaries = findBinaries();
  if (binaries) return startCluster(binaries);
  const sentence = 'NO POSTGRESQL FOUND (PATH, /usr/lib/postgresql): races are NOT tested on this machine.';
  if (process.env.CI === 'true') throw new Error(sentence);
  console.error(`\n${'!'.repeat(80)}\n${sentence}\n${'!'.repeat(80)}\n`);
  return null;
}

function findBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions) ? readdirSync(versions).sort().reverse() : [];
  const folders = [
    ...installed.map((version) => `${versions}/${version}/bin`),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function startCluster(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fanline-postgres-'));
  const owner = process.getuid?.() === 0 ? ownerOf(folder) : {};
  const data = join(folder, 'data');
  const options = { ...owner, stdio: 'ignore', env: { PATH: process.env.PATH, LC_ALL: 'C' } } as const;
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'fanline', '-A', 'trust', '-E', 'UTF8', '-N'],
    options,
  );
  const port = await freePort();
  // Nothing has to survive a power cut here, so nothing waits for the disk.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const server = spawn(join(binaries, 'postgres'), [...args, ...settings.flatMap((s) => ['-c', s])], options);
  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  const url = `postgresql://fanline@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    stop: async () => {
      process.off('exit', killWithUs);
      server.kill('SIGINT'); // fast shutdown: sessions are ended
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ownerOf(folder: string): { uid: number; gid: number } {
  for (const user of unprivileged) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
      const owner = { uid: id('-u'), gid: id('-g') };
      chownSync(folder, owner.uid, owner.gid);
      return owner;
    } catch {
      // no such user here: try the next
    }
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${unprivileged.join(' or ')}.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} at its start.`);
    const probe = openPostgres(url, 1);
    const isReady = await probe.query('SELECT 1').then(
      () => true,
      () => false,
    );
    await probe.close();
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not answer within ten seconds.');
}
