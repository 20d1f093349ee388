import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from '../customers/caller.http.ts';
import { apply } from './application.service.ts';

const options = { bodyLimit: 16 * 1024, config: { bearer: 'ignored' } } as const;

/** Companies and dealers apply; an application creates no login. */
export async function applicationsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/zoho/corporate-register', options, async (request) => ({
    application: {
      id: await apply(deps, await applicantOf(app, request), {
        formId: 'auth/corporate-register',
        body: request.body,
      }),
    },
  }));

  serve(app, 'POST /api/zoho/dealer-application', options, async (request) => ({
    application: {
      id: await apply(deps, await applicantOf(app, request), {
        formId: 'auth/dealer-application',
        body: request.body,
      }),
    },
  }));
}

async function applicantOf(app: FastifyInstance, request: FastifyRequest) {
  return { team: request.team, lang: request.lang, caller: await callerOf(app, request) };
}
