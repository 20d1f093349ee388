import type { FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../../../shared/api/shapes.ts';
import { staffLangOf } from '../../../shared/staff-words.ts';
import { allowPage } from '../../http/security-headers.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { StaffClaims } from '../../infra/ports/staff-sign-in/staff-sign-in.ts';
import { type EntryFault, signInPage } from './sign-in.page.ts';
import { endSession, enter } from './sign-in.service.ts';
import { giveStaffCookie, staffTokenOf } from './staff.http.ts';

/** The schema of the routes of the sign-in. */
export const entranceSchema = { hide: true, response: { 200: text, 303: { type: 'null' } } };

/** Shows the sign-in in the language of the browser, with what went wrong. */
export function showEntrance(
  { config }: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  fault?: EntryFault,
): FastifyReply {
  const lang = staffLangOf(request.headers['accept-language']);
  const page = signInPage(lang, { isDemo: config.workbench?.provider === undefined, fault });
  return allowPage(reply.header('cache-control', 'no-store')).send(page);
}

/** Lets in whom the provider has named, or says why not. */
export async function welcome(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  claims: StaffClaims,
): Promise<FastifyReply> {
  const seconds = deps.config.workbench?.sessionSeconds ?? 0;
  const entered = await enter(deps, claims, seconds);
  if ('fault' in entered) return showEntrance(deps, request, reply, entered.fault);
  // The browser forgets it: no session goes on that no browser can end.
  await endSession(deps, staffTokenOf(deps, request));
  giveStaffCookie(deps, reply, entered.token, seconds);
  return reply.header('cache-control', 'no-store').redirect('/workbench', 303);
}
