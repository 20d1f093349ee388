import type { FastifyRequest } from 'fastify';
import { SENT, type TakenForm } from '../../../shared/form-post.ts';
import { pages } from '../../../shared/pages.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { takenForm } from '../../infra/form-posts/form-post.service.ts';
import { pageAddress } from './page-address.ts';

/** The form that the address names, where this browser has sent it. */
export async function shownForm(deps: AppDeps, request: FastifyRequest): Promise<TakenForm | undefined> {
  const { page, search } = pageAddress(request.url);
  const id = pages[page].posts && new URLSearchParams(search).get(SENT);
  if (!id || !isUuid(id)) return undefined;
  const guest = await request.server.knownGuest(request);
  const taken = guest && (await takenForm(deps, id, guest.id));
  if (!taken) return undefined;
  const post = request.server.formPosts.get(taken.form);
  const answer = post && 'shows' in post && post.shows ? post.shows(taken.answer) : taken.answer;
  return { form: taken.form, answer };
}
