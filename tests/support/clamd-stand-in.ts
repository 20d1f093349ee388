import { createServer, type Server, type Socket } from 'node:net';

/** The test file of the antivirus industry, which harms nobody; in two parts, so that no scanner stops at this file. */
export const eicar = Buffer.from(
  `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`,
);

/** Ways to answer; `truth` looks for the test file. */
export type Habit = 'truth' | 'hang' | 'cut' | 'error' | 'chatter' | 'flood' | 'almost';

const lies: Record<Exclude<Habit, 'truth'>, (socket: Socket) => unknown> = {
  hang: () => undefined,
  cut: (socket) => socket.destroy(),
  error: (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'),
  chatter: (socket) => socket.end('hello\0'),
  flood: (socket) => socket.end('x'.repeat(100_000)),
  almost: (socket) => socket.end('stream: OK, I think\0'),
};

/** ClamAV's daemon on the loopback: it reads the parts of INSTREAM by their lengths. */
export class ClamdStandIn {
  habit: Habit = 'truth';
  /** What it was sent. */
  readonly files: Buffer[] = [];
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor() {
    this.server = createServer((socket) => this.serve(socket));
  }

  static async start(): Promise<ClamdStandIn> {
    const one = new ClamdStandIn();
    await new Promise<void>((resolve) => one.server.listen(0, '127.0.0.1', resolve));
    return one;
  }

  get url(): string {
    const address = this.server.address();
    return `tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    let got = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      got = Buffer.concat([got, Buffer.from(part)]);
      const file = fileIn(got);
      if (file === undefined) return;
      this.files.push(file);
      if (this.habit !== 'truth') return void lies[this.habit](socket);
      socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  }
}

/** The file, once its end has come. */
function fileIn(got: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (got.toString('latin1', 0, command.length) !== command) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length; ) {
    const size = got.readUInt32BE(at);
    if (size === 0) return Buffer.concat(parts);
    parts.push(got.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
}
