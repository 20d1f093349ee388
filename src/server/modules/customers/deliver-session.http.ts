import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import type { SessionTokens } from './session.service.ts';

const refreshCookie = 'fanline-refresh';

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
  reply.setCookie(refreshCookie, refreshToken, { ...cookieOptions(deps), ...life });
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
  reply.clearCookie(refreshCookie, cookieOptions(deps));
}

function cookieOptions({ config }: AppDeps) {
  return { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure: config.secureCookies } as const;
}

function isApiClient(request: FastifyRequest): boolean {
  return request.headers['x-client'] === 'api';
}
