// A load generator: keep-alive connections that each send a request when the last one was answered. It runs in a
// process of its own and reads its plan from the environment; the last line that it prints is the result as JSON.
import { connect } from 'node:net';

const plan = JSON.parse(process.env.PLAN);
const until = performance.now() + plan.warmSeconds * 1000 + plan.seconds * 1000;
const countFrom = performance.now() + plan.warmSeconds * 1000;
const times = [];
const statuses = {};
let all = 0;

/** Answers carry a content-length, or come in chunks that end with an empty one. */
function isWhole(answer) {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  if (length === undefined) return answer.endsWith('\r\n0\r\n\r\n') || answer.endsWith('0\r\n\r\n');
  return answer.length >= head + 4 + Number(length);
}

function requestOf(connection, turn) {
  const path = plan.path.replace('{id}', () => numberId(connection, turn));
  const { method = 'POST', body = '' } = plan;
  const headers = { ...plan.headers, ...plan.perConnection?.[connection] };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = Buffer.byteLength(body);
  const size = method === 'GET' ? '' : `content-length: ${length}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}${size}\r\n${body}`;
}

/** A number chosen by chance, as pgbench does it. */
function numberId() {
  const n = 1 + Math.floor(Math.random() * plan.numbers);
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

function live(connection) {
  return new Promise((resolve, reject) => {
    const port = plan.ports[connection % plan.ports.length];
    const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
    let answer = '';
    let began = 0;
    let turn = 0;
    const send = () => {
      turn += 1;
      began = performance.now();
      socket.write(requestOf(connection, turn));
    };
    socket.on('connect', send).on('error', reject);
    socket.on('data', (chunk) => {
      answer += chunk;
      if (!isWhole(answer)) return;
      const now = performance.now();
      const status = answer.slice(9, 12);
      answer = '';
      all += 1;
      if (now >= countFrom) {
        times.push(now - began);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      if (now < until) return send();
      socket.end();
      resolve();
    });
  });
}

await Promise.all(Array.from({ length: plan.connections }, (_, connection) => live(connection)));
times.sort((a, b) => a - b);
const at = (share) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
console.log(
  JSON.stringify({
    all,
    perSecond: Math.round(times.length / plan.seconds),
    p50: at(0.5),
    p99: at(0.99),
    statuses,
  }),
);
