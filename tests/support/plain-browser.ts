import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { hiddenName } from '../../src/shared/form-post.ts';

/** What a browser shows after a form, and what it asked for. */
export interface Shown {
  status: number;
  /** The address, after redirects. */
  url: string;
  html: string;
  headers: Record<string, unknown>;
}

const ownHost = 'fanline.example';
const fromHere = { origin: `http://${ownHost}`, 'sec-fetch-site': 'same-origin' };

/** A browser without scripts, in small: it keeps cookies, reads the hidden fields of a form, and follows redirects. */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();
  /** What the last answer to a post said, before a redirect was followed. */
  last: { status: number; headers: Record<string, unknown> } = { status: 0, headers: {} };
  private readonly app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  async open(url: string): Promise<Shown> {
    return this.ask({ method: 'GET', url });
  }

  /** Opens a page, fills in one of its forms, and sends it. */
  async fill(url: string, form: string, fields: Record<string, string>): Promise<Shown> {
    return this.send(url, await this.hidden(url, form), fields);
  }

  /** The hidden fields of a form as the page is drawn now; a busy machine may need longer for the first drawing than a reader waits. */
  async hidden(url: string, form: string): Promise<Record<string, string>> {
    for (let tries = 0; tries < 20; tries++) {
      const { html } = await this.open(url);
      if (drawnIn(html)) return hiddenIn(html, form);
    }
    throw new Error(`${url} is not drawn.`);
  }

  /** Sends a form as a browser does; a header that is undefined is left out. */
  async send(
    url: string,
    hidden: Record<string, string>,
    fields: Record<string, string> | string,
    headers: Record<string, string | undefined> = {},
  ): Promise<Shown> {
    const typed = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
    const payload = `${new URLSearchParams(hidden)}&${typed}`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.ask({ method: 'POST', url, payload, headers: { ...fromHere, ...type, ...headers } });
  }

  private async ask({ method, url, payload, headers = {} }: Asked): Promise<Shown> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const usual = { accept: 'text/html', 'accept-encoding': 'br', host: ownHost };
    const given = Object.entries({ ...usual, cookie, ...headers });
    const answer = await this.app.inject({
      method,
      url,
      headers: Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== '')),
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    if (method === 'POST') this.last = { status: answer.statusCode, headers: answer.headers };
    const { location } = answer.headers;
    if (location !== undefined) return this.open(String(location));
    const isPacked = answer.headers['content-encoding'] === 'br';
    const html = isPacked ? brotliDecompressSync(answer.rawPayload).toString() : answer.body;
    return { status: answer.statusCode, url, html, headers: answer.headers };
  }
}

interface Asked {
  method: 'GET' | 'POST';
  url: string;
  payload?: string;
  headers?: Record<string, string | undefined>;
}

/** The hidden fields of a form in a page's HTML. */
export function hiddenIn(html: string, form: string): Record<string, string> {
  const [, inside = ''] =
    new RegExp(`<form[^>]*data-form="${form}"[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? [];
  const found = Object.values(hiddenName).map((name) => [name, hiddenValue(inside, name)] as const);
  return Object.fromEntries(found);
}

function hiddenValue(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** The start data in a page's HTML. */
export function startOf(html: string): { posted?: Record<string, unknown> } {
  return JSON.parse(/id="bootstrap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
}

export const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';

/** The drawn page alone, as it is seen without scripts. */
export const drawnIn = (html: string) =>
  /<div id="root" data-drawn>[\s\S]*(?=<script type="application\/json" id="bootstrap")/.exec(html)?.[0] ??
  '';
