import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface SystemRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** Wrong ways to answer. */
export const lies = {
  hang: () => {},
  cut: (response: ServerResponse) => response.socket?.destroy(),
  fail: (response: ServerResponse) => response.writeHead(500).end('{}'),
  noJson: (response: ServerResponse) => response.writeHead(200).end('<html>'),
  otherShape: (response: ServerResponse) => response.writeHead(200).end('{"id":7,"state":"lost"}'),
  otherThing: (response: ServerResponse, truth: object) =>
    response.writeHead(200).end(JSON.stringify({ ...truth, id: 'another-thing' })),
  elsewhere: (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  tooLarge: (response: ServerResponse) => response.writeHead(200).end(`{"id":"${'x'.repeat(100_000)}"}`),
} satisfies Record<string, (response: ServerResponse, truth: object) => unknown>;
export type Lie = keyof typeof lies;
export const allLies = Object.keys(lies) as Lie[]; // `keys` forgets the type

/** Gives the true answer to a request: its status and its body. */
type Answer = (request: SystemRequest) => [status: number, body: object];

/** An outside system on the loopback, which knows nothing of our code; it can hang, lie and repeat. */
export class SystemStandIn {
  readonly requests: SystemRequest[] = [];
  lie: Lie | undefined;
  private readonly server: Server;

  private constructor(answer: Answer) {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => this.take(answer, request, response, Buffer.concat(chunks).toString()));
    });
  }

  static async start(answer: Answer): Promise<SystemStandIn> {
    const made = new SystemStandIn(answer);
    await new Promise<void>((resolve) => made.server.listen(0, '127.0.0.1', resolve));
    return made;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // listens on TCP
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** How often something was asked for. */
  count(method: string, path: RegExp): number {
    return this.requests.filter((request) => request.method === method && path.test(request.path)).length;
  }

  private take(answer: Answer, request: IncomingMessage, response: ServerResponse, text: string): void {
    const { method = '', url: path = '', headers } = request;
    const isForm = String(headers['content-type']).includes('urlencoded');
    const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || '{}');
    const wire = { method, path, headers, body };
    this.requests.push(wire);
    const [status, truth] = answer(wire);
    if (this.lie) {
      lies[this.lie](response, truth);
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(truth));
  }
}

/** The last part of a path: our id of a thing, or of what is cancelled. */
export function idIn(path: string): string {
  return (
    path
      .replace(/\/cancellation$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}
