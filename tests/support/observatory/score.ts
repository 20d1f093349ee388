import {
  type Finding,
  giveRetrieval,
  parseHttpEquivHeaders,
  type Requests,
  scan,
} from '../../vendor/mdn-http-observatory/observatory.js';
import type { RawAnswer } from '../raw-request.ts';
import { type Asked, readable, retrieve } from './retrieve.ts';
import type { TlsProxy } from './tls-proxy.ts';

export interface Score {
  /** The status of the page. */
  status: number;
  score: number;
  findings: Record<string, Finding>;
}

/**
 * What MDN HTTP Observatory gives a page. It judges no page with a status like 404 or 503: such a page is judged as if
 * it had been found.
 */
export async function scoreOf(proxy: TlsProxy, path: string, asked?: Asked): Promise<Score> {
  return judged(proxy, await retrieve(proxy, path, asked));
}

/** The same for an answer to bytes that are no request, which no proxy passes on: it stands in the place of the page. */
export async function scoreOfRaw(proxy: TlsProxy, { status, headers, body }: RawAnswer): Promise<Score> {
  const requests = await retrieve(proxy, '/');
  const answer = { status, headers: readable(headers), data: body, verified: true };
  requests.resources.path = body;
  requests.responses.auto = { ...answer, httpEquiv: parseHttpEquivHeaders(body, requests.session.url.href) };
  requests.responses.https = answer;
  return judged(proxy, requests);
}

async function judged(proxy: TlsProxy, requests: Requests): Promise<Score> {
  const { status } = requests.responses.auto;
  if (status >= 400) requests.responses.auto.status = 200;
  giveRetrieval(requests);
  const { scan: result, tests: findings } = await scan(proxy.host);
  return { status, score: result.score, findings };
}

/** The points of each test that gives or takes some. */
export function pointsOf({ findings }: Score): Record<string, number> {
  const given = Object.entries(findings).map(([name, { scoreModifier }]) => [name, scoreModifier] as const);
  return Object.fromEntries(given.filter(([, points]) => points !== 0));
}
