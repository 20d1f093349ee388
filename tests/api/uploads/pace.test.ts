import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { listeningPort } from '../../support/raw-request.ts';
import { pdf } from '../../support/uploads.ts';

/** A request has half a second, a file six, and 64 kbit/s of it must come in each half second. */
const env = { REQUEST_SECONDS: '0.5', UPLOAD_SECONDS: '6', UPLOAD_KBIT_PER_SECOND: '64' };
const everyMs = 100;

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await createTestApp({ env });
  port = await listeningPort(t.app);
});
afterAll(async () => {
  await t.close();
});

const headOf = (path: string, type: string, length: number) =>
  [
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx-team-id: kanarya\r\nx-language-code: 1`,
    `content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  ].join('\r\n');
const headOfFile = (length: number) =>
  headOf('/api/uploads/support/message?field=/files', 'application/octet-stream', length);

/** Sends a part every tenth of a second, as long as the server listens. */
async function answerTo(head: string, parts: readonly Buffer[]): Promise<{ text: string; seconds: number }> {
  const startedAt = performance.now();
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(head);
  for (const part of parts) {
    if (socket.destroyed || text !== '') break;
    socket.write(part);
    await sleep(everyMs);
  }
  await closed;
  return { text, seconds: (performance.now() - startedAt) / 1000 };
}

function inParts(file: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(file.length / size) }, (_, at) =>
    file.subarray(at * size, (at + 1) * size),
  );
}

const tooSlow = /^HTTP\/1\.1 408 .*"status":408.*rechtzeitig/s;

test('a slow file that comes steadily has more time than a form', async () => {
  const file = pdf(60_000);
  const { text, seconds } = await answerTo(headOfFile(file.length), inParts(file, 3000));
  expect(text).toMatch(/^HTTP\/1\.1 201 /);
  expect(seconds).toBeGreaterThan(1.5);
});

const drops = (count: number) => Array.from({ length: count }, () => Buffer.from('%'));
test.each([
  ['stalls', [pdf(3000)]],
  ['stalls before the first byte', []],
  ['sends a byte now and then', drops(40)],
  ['sends fast and stalls before the end', [pdf(400_000)]],
])('who %s is cut off with a sentence, long before the time of a file', async (_what, parts) => {
  const { text, seconds } = await answerTo(headOfFile(500_000), parts);
  expect(text).toMatch(tooSlow);
  expect(seconds).toBeLessThan(4);
});

test('nobody sends for longer than a file may take', async () => {
  const parts = Array.from({ length: 200 }, () => Buffer.alloc(3000, '%'));
  const { text, seconds } = await answerTo(headOfFile(4_000_000), parts);
  expect(text).toMatch(tooSlow);
  expect(seconds).toBeGreaterThan(5);
  expect(seconds).toBeLessThan(12);
}, 20_000);

test('who is cut off gives the place back', async () => {
  const wave = () => Promise.all([1, 2, 3, 4].map(() => answerTo(headOfFile(9000), [pdf(3000)])));
  await wave();
  for (const { text } of await wave()) expect(text).toMatch(tooSlow);
});

test('only files that are read have more time: a form, a refused file and an unknown address do not', async () => {
  const form = headOf('/api/support/messages', 'application/json', 100);
  const unknown = headOf('/api/nosuch', 'application/octet-stream', 100);
  const refused = headOfFile(100).replace('x-team-id: kanarya\r\n', '');
  const answers = await Promise.all([form, unknown, refused].map((head) => answerTo(head, drops(60))));
  for (const { seconds } of answers) expect(seconds).toBeLessThan(3);
  expect(answers[0]?.text).toMatch(tooSlow);
});

test('a file that is too large is refused with its sentence, on the wire as well', async () => {
  const file = pdf(5_000_000);
  const announced = await answerTo(headOfFile(file.length), [file]);
  expect(announced.text).toMatch(/^HTTP\/1\.1 422 .*uploadSize/s);
  const chunked = headOfFile(0).replace('content-length: 0', 'transfer-encoding: chunked');
  const chunk = Buffer.concat([
    Buffer.from(`${file.length.toString(16)}\r\n`),
    file,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);
  const counted = await answerTo(chunked, [chunk]);
  expect(counted.text).toMatch(/^HTTP\/1\.1 422 .*uploadSize/s);
});
