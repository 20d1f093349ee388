import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { logChoice } from './consents.service.ts';

/** The visitor stays unknown: neither an account nor a guest is read, and no cookie is set. */
const options = { bodyLimit: 1024, config: { bearer: 'ignored' } } as const;

export async function consentsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/consents', options, async ({ team, lang, body }) => ({
    receipt: await logChoice(deps, { team, lang, ...body }),
  }));
}
