import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A message of PostgreSQL's protocol: its letter, its length, its content. */
function message(letter: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(content, 'latin1')]);
}

const welcome = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]);
const answer = Buffer.concat([message('C', 'SELECT 0\0'), message('Z', 'I')]);
const farewell = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');

/** A database that says, in the same packet as its first answer, that it ends. */
async function startEndingDatabase(): Promise<string> {
  server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => socket.write(Buffer.concat([answer, farewell])));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `postgres://fan@127.0.0.1:${(server.address() as AddressInfo).port}/fanline`;
}

test('a database that ends while a connection changes hands does not end the process', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const db = openPostgres(await startEndingDatabase(), 1);
  const first = db.query('SELECT');
  const waiting = db.transaction((tx) => tx.query('SELECT'));
  await expect(first).resolves.toEqual([]);
  // Without a listener on the connection, the farewell would be an uncaught exception, which fails this run.
  await expect(waiting).rejects.toThrow(/connection/);
});
