import type { IncomingMessage } from 'node:http';

/** Headers that an answer may depend on in ways that only its route knows. */
const unknowable = [
  'authorization',
  'content-length',
  'expect',
  'if-none-match',
  'range',
  'transfer-encoding',
  'x-language-code',
  'x-team-id',
];

/** The cookies that pages differ by, as browsers write them: RFC 6265bis, section 5.8.3. */
const ofPages = /(?<=^|; )(?:__Host-)?fanline-(?:color-scheme|session)=[^;]*/g;
/** Each place where such a name stands; a reader of cookies may know it in other spellings, with spaces around it. */
const named = /fanline-(?:color-scheme|session)/g;

/** Longer ones are strange, and would fill the memory. */
const MOST = 2000;

/**
 * Names all of a request that a page or file may depend on.
 * @returns undefined where it may depend on more
 */
export function answerKey({ method, httpVersion, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || httpVersion !== '1.1' || headers.host === undefined) return undefined;
  if (unknowable.some((name) => Object.hasOwn(headers, name))) return undefined;
  const cookies = headers.cookie?.match(ofPages) ?? [];
  if (cookies.length !== (headers.cookie?.match(named)?.length ?? 0)) return undefined;
  const key = `${url}\n${headers['accept-encoding'] ?? ''}\n${cookies.join(';')}`;
  return key.length > MOST ? undefined : key;
}
