import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenGrant } from '../../../shared/api/customers.ts';
import { cookieName } from '../../../shared/cookie-name.ts';
import { sessionHint } from '../../../shared/session-hint.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { clientFamily } from './client-family.ts';
import { clearSecretCookie, secretCookie, setSecretCookie } from './secret-cookie.http.ts';
import type { SessionStart, SessionTokens } from './session.service.ts';

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
  setSecretCookie(deps.config, reply, refreshCookie, refreshToken, { sameSite: 'strict', ...life });
  return { accessToken, expiresIn };
}

/**
 * Tells the scripts that there is a session, which the plain form cannot do. They read it when they come; until then the
 * browser gets the pages of guests, since none of a customer works without them.
 */
export function hintAtSession({ config }: AppDeps, reply: FastifyReply, { remember }: SessionTokens): void {
  const { secureCookies: secure, session } = config;
  reply.setCookie(cookieName(sessionHint.name, secure), sessionHint.withoutScripts, {
    path: '/',
    secure,
    sameSite: 'strict',
    ...(remember ? { maxAge: session.rememberSeconds } : {}),
  });
}

/** The refresh token of the request: from a browser's cookie, or from the body of a client without cookies. */
export function refreshTokenOf({ config }: AppDeps, request: FastifyRequest): string | undefined {
  if (!isApiClient(request)) return secretCookie(config, request, refreshCookie);
  const body = request.body;
  if (typeof body !== 'object' || body === null || !('refreshToken' in body)) return undefined;
  return typeof body.refreshToken === 'string' ? body.refreshToken : undefined;
}

/** The browser that a session begins in, and the session that it had before. */
export function sessionStart(deps: AppDeps, request: FastifyRequest): SessionStart {
  return {
    family: clientFamily(request.headers['user-agent']),
    replaced: isApiClient(request) ? undefined : refreshTokenOf(deps, request),
  };
}

export function forgetSession({ config }: AppDeps, reply: FastifyReply): void {
  clearSecretCookie(config, reply, refreshCookie, { sameSite: 'strict' });
}

/** A client without cookies. */
export function isApiClient(request: FastifyRequest): boolean {
  return request.headers['x-client'] === 'api';
}
