import { type Finding, giveRetrieval, scan } from '../../vendor/mdn-http-observatory/observatory.js';
import { type Asked, retrieve } from './retrieve.ts';
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
  const requests = await retrieve(proxy, path, asked);
  const { status } = requests.responses.auto;
  if (status >= 400) requests.responses.auto.status = 200;
  giveRetrieval(requests);
  const { scan: judged, tests: findings } = await scan(proxy.host);
  return { status, score: judged.score, findings };
}

/** The points of each test that gives or takes some. */
export function pointsOf({ findings }: Score): Record<string, number> {
  const given = Object.entries(findings).map(([name, { scoreModifier }]) => [name, scoreModifier] as const);
  return Object.fromEntries(given.filter(([, points]) => points !== 0));
}
