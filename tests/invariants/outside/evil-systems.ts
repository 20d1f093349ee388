import { createServer as createHttp, type Server as HttpServer, type ServerResponse } from 'node:http';
import { createServer as createTcp, type Server, type Socket } from 'node:net';

/** How a system behaves: well, or as bad as they come. */
export type Mood = 'well' | BadMood;
type BadMood = 'hang' | 'garbage' | 'refuse' | 'drip' | 'cut';
export const badMoods: readonly BadMood[] = ['hang', 'garbage', 'refuse', 'drip', 'cut'];

export interface EvilSystem {
  url: string;
  mood: Mood;
  /** Whom it has truly taken a message for. */
  taken: string[];
  close(): Promise<void>;
}

/** A gateway for text messages. */
export async function evilGateway(): Promise<EvilSystem> {
  const server = createHttp((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => answerHttp(system, response, body));
  });
  const system = await listening(server, 'http');
  return system;
}

const badHttp: Record<BadMood, (response: ServerResponse) => void> = {
  hang: () => {},
  cut: (response) => response.socket?.destroy(),
  refuse: (response) => response.writeHead(500).end(),
  garbage: (response) => response.socket?.end('\u0000\u0007 HTTP nonsense\r\n\r\n'),
  drip: (response) => drip(response.socket, 'HTTP/1.1 200 OK\r\nx: '),
};

function answerHttp(system: EvilSystem, response: ServerResponse, body: string): void {
  if (system.mood !== 'well') {
    badHttp[system.mood](response);
    return;
  }
  system.taken.push(JSON.parse(body).to);
  response.writeHead(204).end();
}

const badSmtp: Record<BadMood, (socket: Socket) => void> = {
  hang: () => {},
  cut: (socket) => socket.destroy(),
  refuse: (socket) => socket.write('554 no\r\n'),
  garbage: (socket) => socket.write('\u0000\u0007 SMTP nonsense\r\n'),
  drip: (socket) => drip(socket, '220-'),
};

/** A mail server with as much of SMTP as one mail needs. */
export async function evilMailServer(): Promise<EvilSystem> {
  const server = createTcp((socket) => {
    socket.on('error', () => {});
    if (system.mood !== 'well') {
      badSmtp[system.mood](socket);
      return;
    }
    socket.write('220 evil\r\n');
    speakSmtp(system, socket);
  });
  const system = await listening(server, 'smtp');
  return system;
}

function speakSmtp(system: EvilSystem, socket: Socket): void {
  let recipient = '';
  let isData = false;
  let waiting = '';
  socket.on('data', (chunk) => {
    waiting += chunk;
    const lines = waiting.split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) {
      if (isData && line !== '.') continue;
      if (isData) system.taken.push(recipient);
      recipient = /^RCPT TO:<(.+?)>/.exec(line)?.[1] ?? recipient;
      isData = line === 'DATA';
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
}

/** A byte now and then, for ever. */
function drip(socket: Socket | null, beginning: string): void {
  socket?.write(beginning);
  const timer = setInterval(() => socket?.write('.'), 50);
  socket?.once('close', () => clearInterval(timer));
}

async function listening(server: Server | HttpServer, protocol: string): Promise<EvilSystem> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `${protocol}://127.0.0.1:${port}/`, mood: 'well', taken: [], close };
}
