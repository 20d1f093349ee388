import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { clearSecretCookie, secretCookie, setSecretCookie } from '../customers/secret-cookie.http.ts';
import { staffWith } from './sign-in.service.ts';
import type { Staff } from './staff.repository.ts';

const COOKIE = 'fanline-staff';
/** Lax: the way back from the provider is another site's. What changes something is refused from other sites besides. */
const sameSite = 'lax';

/** The person who is signed in; undefined: none is. */
export async function staffOf(deps: AppDeps, request: FastifyRequest): Promise<Staff | undefined> {
  const token = staffTokenOf(deps, request);
  return token === undefined ? undefined : staffWith(deps, token);
}

/** The content of the cookie, not verified. */
export function staffTokenOf({ config }: AppDeps, request: FastifyRequest): string | undefined {
  return secretCookie(config, request, COOKIE);
}

/** @throws Problem 404 to all others: for them there is nothing here */
export async function insistOnStaff(deps: AppDeps, request: FastifyRequest): Promise<Staff> {
  return (await staffOf(deps, request)) ?? nothingHere();
}

/** @throws Problem 404, as where there is no workbench */
export function nothingHere(): never {
  throw httpProblem(404);
}

export function giveStaffCookie(
  { config }: AppDeps,
  reply: FastifyReply,
  token: string,
  maxAge: number,
): void {
  setSecretCookie(config, reply, COOKIE, token, { sameSite, maxAge });
}

export function forgetStaffCookie({ config }: AppDeps, reply: FastifyReply): void {
  clearSecretCookie(config, reply, COOKIE, { sameSite });
}
