import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { serverEntries } from '../../src/tools/server-entries.mjs';
import { ROOT } from './definitions.ts';

const usual = 'server-test';

/** Bundles the server as `npm start` does, beside the real bundle: in `dist/<name>`. */
export async function buildServer(name: string = usual, plugins: Plugin[] = []): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: {
      ssr: true,
      outDir: folderOf(name),
      target: 'node20',
      emptyOutDir: true,
      rolldownOptions: { input: serverEntries },
    },
  });
}

function folderOf(name: string): string {
  return join(ROOT, 'dist', name);
}

export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens; undefined when it ended instead. */
  address: string | undefined;
  output(): string;
  /** @returns the exit code, or the signal */
  end(signal: NodeJS.Signals): Promise<number | string>;
  /** Settles once it has ended, by whatever. */
  ended: Promise<number | string>;
}

/** Starts the built server and waits until it listens or ends. */
export async function startServer(env: Record<string, string>, name = usual): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(folderOf(name), 'main.js')], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'error', ...env },
  });
  let output = '';
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const listens = new Promise<string | undefined>((resolve) => {
    const read = (chunk: unknown) => {
      output += chunk;
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => resolve(undefined));
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  return {
    child,
    address: await listens,
    output: () => output,
    ended,
    end: (signal) => {
      process.off('exit', killWithUs);
      child.kill(signal);
      return ended;
    },
  };
}
