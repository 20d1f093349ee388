import type { RawRequest } from './raw-request.ts';

/** The first part of a path, and the slash after it. */
const first = /^(\/\w+)\//;

/** Other spellings of a request. A server that decides by the text of the address treats some of them otherwise. */
export const disguises: Record<string, (request: RawRequest) => RawRequest> = {
  'a percent-encoded letter': spelled((path) => path.replace(/^\/(\w)/, (_, letter) => `/${hex(letter)}`)),
  'all letters percent-encoded': spelled((path) => path.replaceAll(/[a-z]/g, hex)),
  'a percent-encoded slash': spelled((path) => path.replace(first, '$1%2f')),
  'a double slash before': spelled((path) => `/${path}`),
  'a double slash within': spelled((path) => path.replace(first, '$1//')),
  'dot segments': spelled((path) => path.replace(first, '$1/..$1/./')),
  'encoded dot segments': spelled((path) => `/health/%2e%2e${path}`),
  'absolute form': spelled((path) => `http://a${path}`),
  'absolute form with a user': spelled((path) => `HTTPS://x@a:1${path}`),
  'upper case': spelled((path) => path.toUpperCase()),
  'a trailing slash': spelled((path) => `${path}/`),
  'a matrix parameter': spelled((path) => path.replace(first, '$1;a=/health/')),
  'a query that looks like a path': spelled((path) => `${path}?/health/live`),
  'a fragment': spelled((path) => `${path}#/health/live`),
  'a backslash': spelled((path) => path.replace(first, '$1\\')),
  'an invalid escape': spelled((path) => `${path}%zz`),
  'an overlong escape': spelled((path) => path.replace(first, '$1%c0%af')),
  'HTTP/1.0': (request) => ({ ...request, version: '1.0' }),
  'a method in lower case': (request) => ({ ...request, method: request.method?.toLowerCase() ?? '' }),
  'an odd method': (request) => ({ ...request, method: 'PROPFIND' }),
  TRACE: (request) => ({ ...request, method: 'TRACE' }),
  'a method that is overridden': (request) => ({
    ...request,
    headers: { ...request.headers, 'x-http-method-override': 'GET' },
  }),
};

function spelled(change: (path: string) => string) {
  return (request: RawRequest): RawRequest => ({ ...request, target: change(request.target) });
}

function hex(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}
