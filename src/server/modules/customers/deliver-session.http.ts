import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenGrant } from '../../../shared/api/customers.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { SessionTokens } from './session.service.ts';

const refreshCookie = 'fanline-refresh';

/** The session in the payload; the refresh token goes into a cookie that no script can read. */
export function deliverSession(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: SessionTokens,
): TokenGrant {
  const { accessToken, expiresIn, refreshToken, remember } = tokens;
  if (isApiClient(request)) return { accessToken, expiresIn, refreshToken };
  const life = remember ? { maxAge: deps.config.session.rememberSeconds } : {};
  reply.setCookie(refreshCookie, refreshToken, { ...cookieOptions(deps), ...life });
  return { accessToken, expiresIn };
}

/** The refresh token of the request: from a browser's cookie, or from the body of a client without cookies. */
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

/** A client without cookies. */
export function isApiClient(request: FastifyRequest): boolean {
  return request.headers['x-client'] === 'api';
}
