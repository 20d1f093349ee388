import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { undoContactChange } from './contact-change.service.ts';

/** The way back from a changed e-mail address or phone, for the owner of the old address. */
export async function contactChangeRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { config: { bearer: 'ignored' } } as const;

  serve(app, 'POST /api/auth/undo-contact-change', options, async (request) => {
    const { userId, resetToken } = await undoContactChange(deps, request.team, request.body.token);
    request.account = userId;
    return { resetToken };
  });
}
