import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface ServerOptions {
  team?: string;
  env?: Record<string, string>;
  /** A copy of the definitions of its own, to be edited by the test. */
  ownDefinitions?: boolean;
  /** Definitions that stand elsewhere, below the project. */
  definitionsDir?: string;
  /** The file whose tests move the clock: no other file gets their server. */
  clockMovedBy?: string;
  /** How long the start may take; definitions that were never compiled take longer. */
  patienceSeconds?: number;
}

/** A running copy of the built product with a data folder of its own. */
export interface Server {
  url: string;
  /** Where its definitions stand. */
  definitionsDir: string;
  stop: () => Promise<void>;
  /** Starts again on the same data and port, after a stop. */
  start: () => Promise<void>;
  dispose: () => Promise<void>;
}

function copyOfDefinitions(folder: string): string {
  const target = join(folder, 'definitions');
  for (const part of ['schemas', 'ui-schemas', 'locales']) {
    cpSync(join(ROOT, part), join(target, part), { recursive: true });
  }
  return target;
}

async function untilReady(url: string, child: ChildProcess, seconds: number): Promise<void> {
  for (let tries = 0; tries < seconds * 10; tries++) {
    const ending = child.exitCode ?? child.signalCode;
    if (ending !== null) throw new Error(`The server ended with ${ending}.`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready after ${seconds} s.`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Starts the built product as an operator would. */
export async function startServer({
  team = 'kanarya',
  env = {},
  ownDefinitions = false,
  definitionsDir: elsewhere,
  patienceSeconds = 120,
}: ServerOptions = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'fanline-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const definitionsDir = ownDefinitions ? copyOfDefinitions(folder) : join(ROOT, elsewhere ?? '');
  if (process.env.E2E_DATA_TEMPLATE)
    cpSync(process.env.E2E_DATA_TEMPLATE, join(folder, 'data'), { recursive: true });
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        TEAM: team,
        DATA_DIR: join(folder, 'data'),
        DEFINITIONS_DIR: definitionsDir,
        // Many customers' journeys come from one address here.
        RATE_LIMIT_PER_MINUTE: '100000',
        BUDGET_SCALE: '1000',
        VALIDATE_LIMIT_PER_MINUTE: '100000',
        LOG_LEVEL: 'error',
        ...env,
      },
    });
    await untilReady(url, child, patienceSeconds);
  };
  const stop = async () => {
    if (!child) return;
    child.kill('SIGTERM');
    await ended(child);
  };
  await start();
  return {
    url,
    definitionsDir,
    start,
    stop,
    dispose: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
