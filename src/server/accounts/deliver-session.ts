import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps.ts';
import type { SessionTokens } from './session.service.ts';

const refreshCookie = 'fanline-refresh';
/** Says to the page's script that a refresh cookie, which it cannot see, is there. */
const hintCookie = 'fanline-session';

/** What the payload says of a session; the refresh token goes into a cookie that no script can read. */
export function deliverSession(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: SessionTokens,
): { accessToken: string; expiresIn: number; refreshToken?: string } {
  const { accessToken, expiresIn, refreshToken, remember } = tokens;
  if (isApiClient(request)) return { accessToken, expiresIn, refreshToken };
  const life = remember ? { maxAge: deps.config.session.rememberSeconds } : {};
  const common = { secure: deps.config.secureCookies, ...life };
  reply.setCookie(refreshCookie, refreshToken, {
    ...common,
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
  });
  reply.setCookie(hintCookie, '1', { ...common, sameSite: 'lax', path: '/' });
  return { accessToken, expiresIn };
}

/** The refresh token of the request: a browser's cookie, or the body of a client that has no cookies. */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  if (!isApiClient(request)) return request.cookies[refreshCookie];
  const body = request.body;
  if (typeof body !== 'object' || body === null || !('refreshToken' in body)) return undefined;
  return typeof body.refreshToken === 'string' ? body.refreshToken : undefined;
}

export function forgetSession(deps: AppDeps, reply: FastifyReply): void {
  const { secureCookies: secure } = deps.config;
  reply.clearCookie(refreshCookie, { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure });
  reply.clearCookie(hintCookie, { path: '/', sameSite: 'lax', secure });
}

function isApiClient(request: FastifyRequest): boolean {
  return request.headers['x-client'] === 'api';
}
