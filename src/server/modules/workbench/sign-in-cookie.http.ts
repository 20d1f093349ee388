import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../infra/deps.ts';
import type { SignInBegun } from '../../infra/ports/staff-sign-in/staff-sign-in.ts';
import { clearSecretCookie, secretCookie, setSecretCookie } from '../customers/secret-cookie.http.ts';

const COOKIE = 'fanline-staff-sign-in';
/** The provider leads back from its own site. */
const sameSite = 'lax';
/** As long as a person may take at the provider. */
const SECONDS = 600;

/** The browser keeps what proves that it comes back itself: neither the code nor the state of another browser fits. */
export function rememberBeginning({ config }: AppDeps, reply: FastifyReply, begun: SignInBegun): void {
  const value = [begun.state, begun.nonce, begun.verifier].join('.');
  setSecretCookie(config, reply, COOKIE, value, { sameSite, maxAge: SECONDS });
}

/** What the browser kept, once. */
export function beginningOf(
  { config }: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): SignInBegun | undefined {
  const [state, nonce, verifier] = (secretCookie(config, request, COOKIE) ?? '').split('.');
  clearSecretCookie(config, reply, COOKIE, { sameSite });
  return state && nonce && verifier ? { state, nonce, verifier } : undefined;
}
