import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { demoAccount } from '../../../src/server/infra/db/seeds/demo-accounts.seed.ts';
import { copyDefinitions } from '../../support/definitions-copy.ts';
import { buildServer, startServer } from '../../support/server-process.ts';

const headers = { 'x-team-id': 'kanarya', 'x-language-code': '1', 'content-type': 'application/json' };
const freshFolder = () => mkdtempSync(join(tmpdir(), 'fanline-data-'));
/** What the first process has left behind in order: another start on a copy need not make the demo's data again. */
const usedFolder = freshFolder();
const copyOfUsed = () => {
  const folder = freshFolder();
  cpSync(usedFolder, folder, { recursive: true });
  return folder;
};

beforeAll(() => buildServer());

async function askForCode(address: string | undefined, phone: string): Promise<number> {
  const url = `${address}/api/phone-auth/generate-otp`;
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ phone }) })).status;
}

/** The numbers to which a code was sent; the demo's customers get mails of their own meanwhile. */
async function codesSentTo(address: string | undefined): Promise<string[]> {
  const { messages } = await (await fetch(`${address}/dev/outbox.json`)).json();
  return messages
    .map((message: { recipient: string }) => message.recipient)
    .filter((recipient: string) => recipient.startsWith('+49'));
}

test('it prints where it is, gives the folder to one process, and ends in order', async () => {
  const folder = usedFolder;
  const server = await startServer({ DATA_DIR: folder });
  expect(server.output()).toContain(`${server.address}/dev/outbox`);
  expect(server.output()).toContain(demoAccount.email);
  expect((await fetch(`${server.address}/health/ready`)).status).toBe(200);

  const second = await startServer({ DATA_DIR: folder });
  expect(second.address).toBeUndefined();
  expect(second.output()).toMatch(/in use by process \d+\. Stop it, or set DATA_DIR\.\n$/);

  expect(await server.end('SIGTERM')).toBe(0);
  expect(existsSync(join(folder, 'fanline.lock'))).toBe(false);
}, 60_000);

test('its log says which file is held back, and why', async () => {
  const copy = await copyDefinitions();
  const server = await startServer({
    DATA_DIR: copyOfUsed(),
    DEFINITIONS_DIR: copy.root,
    LOG_LEVEL: 'error',
  });
  await copy.edit('locales/tr/fields.json', (text) =>
    text.replace('"field.city.label"', '"field.city.lable"'),
  );
  await expect.poll(() => server.output(), { timeout: 30_000 }).toContain('a definition is not in force');
  const line = server
    .output()
    .split('\n')
    .find((one) => one.includes('a definition is not in force'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    fault: {
      file: 'locales/tr/fields.json',
      pointer: '/field.city.label',
      sentence: expect.stringContaining('The Turkish words for "field.city.label" are missing'),
    },
  });
  await server.end('SIGTERM');
  await copy.remove();
}, 90_000);

test('what was acknowledged survives a kill, and the next start needs no help', async () => {
  const folder = freshFolder();
  let phones: string[] = [];
  for (let round = 0; round < 3; round++) {
    const server = await startServer({ DATA_DIR: folder });
    expect((await codesSentTo(server.address)).sort()).toEqual(phones.sort());
    const asked = Array.from(
      { length: 10 },
      (_, index) => `+49171392${round}0${String(index).padStart(3, '0')}`,
    );
    const statuses = await Promise.all(asked.map((phone) => askForCode(server.address, phone)));
    phones = [...phones, ...asked.filter((_, index) => statuses[index] === 200)];
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
  }
  expect(phones).toHaveLength(30);
}, 120_000);

test.each([
  ['headers', 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\nx-team-id: kan'],
  [
    'body',
    'POST /api/auth/login HTTP/1.1\r\nhost: a\r\nx-team-id: kanarya\r\nx-language-code: 1\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"user',
  ],
])(
  'it ends in order, although somebody has sent half of the %s and waits',
  async (_part, half) => {
    const server = await startServer({ DATA_DIR: copyOfUsed() });
    const { port, hostname } = new URL(server.address ?? '');
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}); // cut off by the server
    const cutOff = once(socket, 'close');
    socket.write(half);
    // Answered on a second connection: the half of the first one has arrived before.
    expect((await fetch(`${server.address}/health/live`)).status).toBe(200);
    const began = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(6000);
    await cutOff;
  },
  60_000,
);

test('a faulty setting is a sentence, not a stack', async () => {
  const server = await startServer({ PORT: 'http', DATA_DIR: freshFolder() });
  expect(await server.end('SIGTERM')).toBe(1);
  expect(server.output()).toBe('PORT must be a whole number from 0 to 65535, but is "http".\n');
});
