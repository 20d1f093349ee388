// Child processes of the load benches: servers that say where they listen, programs whose output is wanted.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const children = new Set();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a server and waits for its address; what it logs goes to a file, as in production. */
export async function startServer(script, env, logFile = '/dev/null') {
  const child = spawn(process.execPath, [script], { env: { PATH: process.env.PATH, ...env } });
  children.add(child);
  child.stderr.pipe(process.stderr);
  const log = createWriteStream(logFile);
  const port = await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      log.write(chunk);
      if (text === undefined) return;
      text += chunk;
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (!found) return;
      text = undefined;
      resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return {
    port,
    processorMs: () => processorMs(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      children.delete(child);
    },
  };
}

/**
 * Time that a process has spent on processors so far, by /proc; 0 where there is none. Beside the rates it shows what a
 * request costs, whoever else is busy on the machine.
 */
function processorMs(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10; // ticks of 10 ms
}

/** The standard output of a program. */
export async function outputOf(command, args, env = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  children.add(child);
  let text = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  children.delete(child);
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${errors}`);
  return text;
}

/** Plays a plan with the load generator in a process of its own; `costUs` is the servers' processor time per request. */
export async function load(plan, servers) {
  const before = sum(servers);
  const script = join(import.meta.dirname, 'client.mjs');
  const text = await outputOf(process.execPath, [script], { PLAN: JSON.stringify(plan) });
  const result = JSON.parse(text.trim().split('\n').at(-1));
  return { ...result, costUs: Math.round(((sum(servers) - before) * 1000) / result.all) };
}

function sum(servers) {
  return servers.reduce((total, server) => total + server.processorMs(), 0);
}
