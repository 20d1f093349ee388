import type { CookieJar } from 'tough-cookie';

/** An answer as the Observatory reads it. */
export interface Retrieved {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  data: string;
  /** The certificate was verified. */
  verified: boolean;
  httpEquiv?: Map<string, string[]>;
}

/** All that the Observatory judges a page by. */
export interface Requests {
  hostname: string;
  resources: { path: string | null };
  responses: {
    auto: Retrieved;
    cors: Retrieved;
    http: Retrieved;
    https: Retrieved;
    httpRedirects: { url: URL; status: number }[];
    httpsRedirects: { url: URL; status: number }[];
  };
  session: { url: URL; jar: CookieJar };
}

/** One of the ten tests: what it found, and the points that it gives or takes. */
export interface Finding {
  result: string;
  scoreModifier: number;
  pass: boolean;
}

/** @throws Error at a status other than 2xx, 3xx, 401 and 403: the Observatory does not judge such a page */
export function scan(hostname: string): Promise<{ scan: { score: number }; tests: Record<string, Finding> }>;
export function giveRetrieval(requests: Requests): void;
export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>;
