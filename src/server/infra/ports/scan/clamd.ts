import { connect, type Socket } from 'node:net';
import type { ScanPort, ScanVerdict } from './scan.ts';

/** The port that clamd listens at, unless the address says another. */
const USUAL_PORT = 3310;
/** Well below what clamd takes as one part. */
const PART = 64 * 1024;
/** No answer of clamd is longer; more is no answer. */
const MOST = 1000;

/** ClamAV's daemon: `tcp://host:3310`. It gets the file by its command INSTREAM. */
export function clamd(url: string): ScanPort {
  const { hostname, port } = new URL(url);
  return {
    scan: async (bytes, signal) => {
      const socket = connect({ host: hostname, port: Number(port || USUAL_PORT) });
      const end = () => socket.destroy(new Error('clamd took too long.'));
      signal?.addEventListener('abort', end);
      try {
        const answer = answerOf(socket);
        send(socket, bytes);
        return verdictOf(await answer);
      } finally {
        signal?.removeEventListener('abort', end);
        socket.destroy();
      }
    },
  };
}

/** Each part has its length before it, and a length of zero ends the file. */
function send(socket: Socket, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += PART) {
    const part = bytes.subarray(at, at + PART);
    socket.write(lengthOf(part.length));
    socket.write(part);
  }
  socket.write(lengthOf(0));
}

function lengthOf(size: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return length;
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += String(part);
      if (text.length > MOST) reject(new Error('clamd answered too much.'));
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('clamd ended without an answer.')));
  });
}

/** Whatever is not exactly one of its two verdicts is none. */
function verdictOf(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: [^\0]+ FOUND$/.test(answer)) return 'infected';
  throw new Error('clamd gave no verdict.');
}
