import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TeamId } from '../../src/shared/teams.ts';
import { lastFault } from './strict-answers.ts';

export interface ClientOptions {
  team?: TeamId;
  lang?: 'de' | 'tr';
  headers?: Record<string, string>;
  /** Another address than 127.0.0.1, for rate limits. */
  remoteAddress?: string;
}

interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  referenceCode: number;
  requestId: string;
  errors?: { path: string; keyword: string; rule: string; message: string }[];
  triesLeft?: number;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  /** The payload of a success; the test says what it expects in it. */
  payload<T>(): T;
  problem(): ProblemBody;
}

/** A browser in small: keeps cookies, sends the two headers, carries `token` as bearer. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  private readonly app: FastifyInstance;
  private readonly options: ClientOptions;

  constructor(app: FastifyInstance, options: ClientOptions = {}) {
    this.app = app;
    this.options = options;
  }

  get(url: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('GET', url, undefined, headers);
  }

  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.send('POST', url, body, headers);
  }

  async send(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await this.app.inject({
      method,
      url,
      headers: { ...this.headers(), ...headers },
      ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }), // any JSON
      ...(this.options.remoteAddress ? { remoteAddress: this.options.remoteAddress } : {}),
    });
    for (const cookie of response.cookies) this.keep(cookie);
    const json = () => JSON.parse(response.body);
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      payload: () => {
        if (response.statusCode >= 400)
          throw new Error(
            `Refused: ${response.body}${response.statusCode === 500 ? ` ${lastFault.text}` : ''}`,
          );
        return json().payload;
      },
      problem: () => json(),
    };
  }

  private keep(cookie: { name: string; value: string; maxAge?: number; expires?: Date }): void {
    const isGone = cookie.maxAge === 0 || cookie.value === '';
    if (isGone) this.cookies.delete(cookie.name);
    else this.cookies.set(cookie.name, cookie.value);
  }

  private headers(): Record<string, string> {
    const { team = 'kanarya', lang = 'de', headers } = this.options;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      'x-team-id': team,
      'x-language-code': lang === 'tr' ? '0' : '1',
      ...(cookie ? { cookie } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...headers,
    };
  }
}
