// Asks `/health/live` of each server again and again, in a thread of its own: what the thread of the test is busy with
// (hundreds of requests and their checks) would else count as the server's time.
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { addresses, everyMs, patienceMs } = workerData;
const seen = { slowestMs: 0, asked: 0, faults: [] };

function ask(address) {
  const began = performance.now();
  const done = (fault) => {
    seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - began));
    if (fault) seen.faults.push(`/health/live was answered ${fault}`);
  };
  const sent = request(`${address}/health/live`, { timeout: patienceMs }, (answer) => {
    answer.resume().once('end', () => done(answer.statusCode === 200 ? undefined : answer.statusCode));
  });
  sent
    .once('timeout', () => sent.destroy(new Error('timeout')))
    .once('error', done)
    .end();
  seen.asked += 1;
}

const timer = setInterval(() => addresses.forEach(ask), everyMs);
parentPort.once('message', () => {
  clearInterval(timer);
  parentPort.postMessage(seen);
  parentPort.close();
});
