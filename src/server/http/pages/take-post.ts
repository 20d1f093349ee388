import type { FastifyReply, FastifyRequest } from 'fastify';
import { SENT } from '../../../shared/form-post.ts';
import { hiddenFields, withoutFields } from '../../../shared/hidden-fields.ts';
import { withLanguage } from '../../../shared/language.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { earlierPost, keeper, SentBefore, samenessOf } from '../../infra/form-posts/form-post.service.ts';
import { validateBody } from '../form-body.ts';
import type { FormPost, FormRequest } from './form-post.ts';
import type { ReadPost } from './read-post.ts';

/**
 * Judges a form by the definitions that a call of the API is judged by, and has its module do the same.
 * @returns the address that shows the outcome @throws Problem as the call
 */
export async function takePost(
  deps: AppDeps,
  post: ReadPost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const taker = request.server.formPosts.get(post.form);
  if (!taker) throw new Error(`No module takes the form ${post.form}.`);
  refuseFiles(deps, post, request);
  const { form, script, values } = post;
  request.headers['x-definition-version'] = post.version; // a form has no headers
  const shown = withoutFields(values, hiddenFields(script, values));
  request.body = await validateBody(deps, request, form, shown);
  // The form's own rules have been applied.
  const valid = request as FormRequest<typeof form>;
  if ('leadsTo' in taker) return withLanguage(request.lang, await taker.leadsTo(valid, reply));
  const id = await takeOnce(deps, { taker, post, shown }, valid, reply);
  return `${request.url.split('?')[0]}?${SENT}=${id}`;
}

interface Taken {
  taker: Extract<FormPost, { does: unknown }>;
  post: ReadPost;
  shown: ReadPost['values'];
}

/** Two clicks are one act; the browser of both sees its answer. */
async function takeOnce(
  deps: AppDeps,
  { taker, post, shown }: Taken,
  request: FormRequest<ReadPost['form']>,
  reply: FastifyReply,
): Promise<string> {
  const same = { team: request.team, form: post.form, sameness: samenessOf(post.key, shown) };
  const guest = await request.server.guest(request, reply);
  const earlier = await earlierPost(deps, same, guest.id);
  if (earlier) return earlier;
  const id = deps.random.id();
  try {
    await taker.does(request, keeper(deps, same, { id, guestId: guest.id }));
    return id;
  } catch (error) {
    const other = error instanceof SentBefore && (await earlierPost(deps, same, guest.id));
    if (!other) throw error;
    return other;
  }
}

/** A file that the visitor means to send is not left out in silence. */
function refuseFiles({ words }: AppDeps, { files }: ReadPost, { lang }: FastifyRequest): void {
  if (files.length === 0) return;
  const message = words.text(lang, 'message.filesNeedScripts');
  const errors = files.map((name) => ({ path: `/${name}`, keyword: 'upload', rule: 'upload', message }));
  throw problem(1100, { errors });
}
