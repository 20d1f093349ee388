import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../src/server/infra/db/postgres.ts';
import { freePort } from './free-port.ts';

/** A throw-away PostgreSQL under a temporary folder. */
export interface Cluster {
  url: string;
  stop(): Promise<void>;
  /** Ends all of its processes at this moment, as `kill -9` does. */
  crash(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  /** All of its processes stand still: it accepts connections and answers nothing. */
  pause(): Promise<void>;
  resume(): void;
}

/** PostgreSQL refuses to run as root; these users exist on most machines. */
const unprivileged = ['postgres', 'nobody'];

/** Nothing has to survive a power cut, so nothing waits for the disk. */
export const fleeting = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Where PostgreSQL's programs are on this machine. */
export function findBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions) ? readdirSync(versions).sort().reverse() : [];
  const folders = [
    ...installed.map((version) => `${versions}/${version}/bin`),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** @param settings as in postgresql.conf: `fsync=off` */
export async function startCluster(binaries: string, settings: readonly string[]): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'fanline-postgres-'));
  const owner = process.getuid?.() === 0 ? ownerOf(folder) : {};
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const stdio: StdioOptions = ['ignore', 'ignore', output];
  const options = { ...owner, stdio, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const init = ['-D', data, '-U', 'fanline', '-A', 'trust', '-E', 'UTF8', '-N'];
  execFileSync(join(binaries, 'initdb'), init, options);
  const port = await freePort();
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'max_connections=200'];
  const all = [...args, ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgresql://fanline@127.0.0.1:${port}/postgres`;
  let server = spawn(join(binaries, 'postgres'), all, options);
  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  await untilReady(url, server, log);
  return {
    url,
    stop: async () => {
      process.off('exit', killWithUs);
      server.kill('SIGINT'); // fast shutdown: sessions are ended
      await ended(server);
      closeSync(output);
      rmSync(folder, { recursive: true, force: true });
    },
    crash: () => crash(server),
    restart: async () => {
      server = spawn(join(binaries, 'postgres'), all, options);
      await untilReady(url, server, log);
    },
    pause: async () => {
      for (const child of await standing(server)) signalIfAlive(child, 'SIGSTOP');
    },
    resume: () => {
      const { pid = 0 } = server;
      for (const one of [pid, ...childrenOf(pid)]) signalIfAlive(one, 'SIGCONT');
    },
  };
}

/**
 * Stops the postmaster and lists its processes. The signal alone is not enough: until the postmaster stands, it can
 * start one more process, which would miss the list and keep the shared memory of a killed server.
 */
async function standing({ pid = 0 }: ChildProcess): Promise<number[]> {
  process.kill(pid, 'SIGSTOP');
  while (isAlive(pid) && statOf(pid)?.state !== 'T') await sleep(1);
  return childrenOf(pid);
}

/** A session or a worker of PostgreSQL can end between the list and the signal. */
function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function crash(server: ChildProcess): Promise<void> {
  const { pid = 0 } = server;
  const children = await standing(server);
  for (const one of [pid, ...children]) signalIfAlive(one, 'SIGKILL');
  await ended(server);
  while (children.some(isAlive)) await sleep(5);
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => statOf(pid)?.parent === parent);
}

function isAlive(pid: number): boolean {
  const state = statOf(pid)?.state;
  return state !== undefined && state !== 'Z' && state !== 'X';
}

function statOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { state: fields[0] ?? '', parent: Number(fields[1]) };
  } catch {
    return undefined; // it has ended meanwhile
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null)
    await new Promise((resolve) => server.once('exit', resolve));
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

/** @param log what the server writes, for the sentence when it does not start */
async function untilReady(url: string, server: ChildProcess, log: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at its start: ${lastWords(log)}`);
    const probe = openPostgres(url, 1);
    const isReady = await probe.query('SELECT 1').then(
      () => true,
      () => false,
    );
    await probe.close();
    if (isReady) return;
    await sleep(100);
  }
  throw new Error(`PostgreSQL did not answer within thirty seconds: ${lastWords(log)}`);
}

function lastWords(log: string): string {
  return readFileSync(log, 'utf8').slice(-1_000);
}
