import type { FastifyReply, FastifyRequest } from 'fastify';
import { daySeconds } from '../../../shared/durations.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { isApiClient } from './deliver-session.http.ts';
import { knownDays, type RequestSource } from './known-source.service.ts';
import { secretCookie, setSecretCookie } from './secret-cookie.http.ts';

const deviceCookie = 'fanline-device';
/** The form of our own tokens; nothing else is read or kept. */
const token = /^[A-Za-z0-9_-]{43}$/;

/** Where a request comes from: the address and the device's cookie. */
export function requestSource(
  { config }: AppDeps,
  request: FastifyRequest,
  guest: { provedPhone: string | null } | null,
): RequestSource {
  const sent = secretCookie(config, request, deviceCookie);
  const device = sent !== undefined && token.test(sent) ? sent : undefined;
  return { address: request.ip, device, provedPhone: guest?.provedPhone ?? null };
}

/** Marks the browser as one of its owner: wrong passwords from elsewhere never delay its login. */
export function markDevice(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  device: string,
): void {
  if (isApiClient(request)) return;
  const maxAge = knownDays.device * daySeconds;
  setSecretCookie(deps.config, reply, deviceCookie, device, { sameSite: 'strict', maxAge });
}
