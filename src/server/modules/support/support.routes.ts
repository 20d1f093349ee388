import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from '../customers/caller.http.ts';
import { takeMessage } from './support.service.ts';

const options = { bodyLimit: 32 * 1024, config: { bearer: 'ignored' } } as const;

/** Messages to the service, of customers and guests. */
export async function supportRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/support/messages', options, async (request) => {
    const { team, lang, formLang, user, body } = request;
    const sender = { team, lang, formLang, userId: user?.id ?? null, caller: await callerOf(app, request) };
    return { message: { id: await takeMessage(deps, sender, body) } };
  });
}
