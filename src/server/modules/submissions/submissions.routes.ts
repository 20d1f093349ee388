import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../../shared/json-values.ts';
import { problem } from '../../errors/problem.ts';
import { validateData } from '../../http/form-body.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { callerOf } from '../customers/caller.http.ts';
import { ownSubmissions } from './own-submissions.service.ts';
import { submit } from './submit.service.ts';

const options = { bodyLimit: 32 * 1024, config: { bearer: 'ignored' } } as const;

/** What is sent by the pages of `ui-schemas/pages.json`, which no code knows. */
export async function submissionsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/submissions/:area/:form', options, async (request, reply) => {
    const { team, lang, formLang, params, user } = request;
    const page = deps.definitions.pages().find(({ form }) => form === `${params.area}/${params.form}`);
    if (!page) throw problem(1124);
    if (page.signedIn && !user) throw problem(1034);
    const idempotencyKey = idempotencyKeyOf(request);
    const body = await validateData(deps, request, page.form, request.body ?? {});
    // A guest gets a cookie, so that a repeated request is known by its sender.
    if (!user) await app.guest(request, reply);
    const caller = await callerOf(app, request);
    const sender = { team, lang, formLang, caller, idempotencyKey };
    return { submission: { id: await submit(deps, page, sender, isRecord(body) ? body : {}) } };
  });

  serve(app, 'GET /api/submissions/me', { onRequest: app.requireUser }, async (request) => ({
    submissions: await ownSubmissions(deps, userOf(request).id, request.lang),
  }));
}
