import { Agent, type IncomingMessage, request } from 'node:http';

export interface Reply {
  /** 0 when no answer came. */
  status: number;
  /** The catalogue's code of a refusal. */
  code: number | undefined;
  body: { payload?: never; triesLeft?: number } & Record<string, unknown>;
  /** Milliseconds until the answer. */
  ms: number;
}

/** A request and what came back, as a test that watches a client hears of it. */
export interface Exchange {
  method: string;
  path: string;
  status: number;
  type: string;
  text: string;
  /** As `performance.now()`. */
  began: number;
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** A browser in small over real sockets: keeps cookies, sends the two headers; each request goes where one says. */
export class WebClient {
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  /** The address that its requests come from, one of 127.0.0.0/8. */
  from: string | undefined;
  /** Hears of each request when it is over. */
  heard: ((exchange: Exchange) => void) | undefined;

  get(address: string, path: string): Promise<Reply> {
    return this.send(address, 'GET', path);
  }

  post(address: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send(address, 'POST', path, body, headers);
  }

  async send(
    address: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const began = performance.now();
    const text = body === undefined || body instanceof Buffer ? body : JSON.stringify(body);
    const sent = { ...this.headers(), ...(text ? { 'content-type': 'application/json' } : {}), ...headers };
    const answer = await exchange(`${address}${path}`, method, sent, text, this.from).catch(() => undefined);
    const ms = performance.now() - began;
    const { status = 0, type = '', text: got = '' } = answer ?? {};
    this.heard?.({ method, path, status, type, text: got, began, ms });
    if (!answer) return { status: 0, code: undefined, body: {}, ms };
    for (const cookie of answer.cookies) this.keep(cookie);
    const parsed = answer.text.startsWith('{') ? JSON.parse(answer.text) : {};
    return { status: answer.status, code: parsed.referenceCode, body: parsed, ms };
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  private headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      'x-team-id': 'kanarya',
      'x-language-code': '1',
      ...(cookie ? { cookie } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    };
  }
}

/** What an answer carries. @throws when it is a refusal, or none came */
export function payloadOf<T>(reply: Reply): T {
  if (reply.status === 0 || reply.status >= 400) throw new Error(`Refused: ${JSON.stringify(reply)}`);
  return reply.body.payload as T; // the test says what it expects
}

interface Raw {
  status: number;
  type: string;
  cookies: string[];
  text: string;
}

function exchange(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | Buffer | undefined,
  localAddress: string | undefined,
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, agent, headers, localAddress }, (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('aborted', () => reject(new Error('cut off')));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          cookies: answer.headers['set-cookie'] ?? [],
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
