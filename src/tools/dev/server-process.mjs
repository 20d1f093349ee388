import { spawn } from 'node:child_process';

/**
 * The server as a child process that can be restarted.
 * @param inner the address at which it listens; its output shows `address` instead, which people open
 * @param onReady called when it listens after a restart
 */
export function serverProcess({ script, inner, address, env, onReady }) {
  let child;
  let runs = 0;
  let turn = Promise.resolve();

  function start() {
    const run = ++runs;
    let isReady = false;
    child = spawn(process.execPath, [script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PUBLIC_URL: address, ...env, HOST: '127.0.0.1', PORT: new URL(inner).port },
    });
    child.stdout.on('data', (chunk) => {
      const text = String(chunk);
      process.stdout.write(text.replaceAll(inner, address));
      if (isReady || !text.includes(inner)) return;
      isReady = true;
      if (run > 1) onReady();
    });
  }

  /** Waits until the process has ended, because two processes may not share one data folder. */
  async function stop() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  /** Several changes in a short time cause restarts one after the other. */
  function restart() {
    turn = turn.then(stop).then(start);
    return turn;
  }

  return { restart, stop: () => turn.then(stop) };
}
