import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../../../shared/cookie-name.ts';
import type { Config } from '../../config.ts';

type Name = `fanline-${string}`;

interface Life {
  /** `lax` is for a cookie that must be there when another site leads back to us. */
  sameSite: 'strict' | 'lax';
  /** Seconds; without them the browser forgets the cookie at its end. */
  maxAge?: number;
}

/** The content of a cookie that no script can read, not verified. */
export function secretCookie(config: Config, request: FastifyRequest, name: Name): string | undefined {
  return request.cookies[cookieName(name, config.secureCookies)] || undefined;
}

export function setSecretCookie(config: Config, reply: FastifyReply, name: Name, value: string, life: Life) {
  reply.setCookie(cookieName(name, config.secureCookies), value, { ...attributes(config), ...life });
}

export function clearSecretCookie(config: Config, reply: FastifyReply, name: Name, life: Life): void {
  reply.clearCookie(cookieName(name, config.secureCookies), { ...attributes(config), ...life });
}

/** The prefix `__Host-` demands the path of the whole host. */
function attributes({ secureCookies: secure }: Config) {
  return { httpOnly: true, path: '/', secure };
}
