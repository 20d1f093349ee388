import type { FastifyInstance } from 'fastify';
import { type FormRequest, takeFormPost } from '../../http/pages/form-post.ts';
import { serve } from '../../http/serve.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from '../customers/caller.http.ts';
import { takeMessage } from './support.service.ts';

const options = { bodyLimit: 32 * 1024, config: { bearer: 'ignored' } } as const;

/** Messages to the service, of customers and guests. */
export async function supportRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const take = async (
    request: FormRequest<'support/message'>,
    alongside?: (tx: Queryable) => Promise<void>,
  ) => {
    const { team, lang, formLang, user, body } = request;
    const sender = { team, lang, formLang, userId: user?.id ?? null, caller: await callerOf(app, request) };
    return takeMessage(deps, sender, body, alongside);
  };
  serve(app, 'POST /api/support/messages', options, async (request) => ({
    message: { id: await take(request) },
  }));
  takeFormPost(app, 'support/message', {
    does: async (request, keep) => void (await take(request, (tx) => keep(tx, {}))),
  });
}
