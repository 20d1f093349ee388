import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { lookAtVoucher, redeem, waitingCents } from './voucher.service.ts';

/** Vouchers of a customer. */
export async function vouchersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/vouchers/me', { preHandler: app.requireUser }, async (request) => {
    const cents = await redeem(deps, request.team, userOf(request).id, request.body.code);
    return { voucher: { cents } };
  });

  serve(app, 'POST /api/vouchers/me/look', { preHandler: app.requireUser }, async (request) => ({
    voucher: await lookAtVoucher(deps, request.team, request.body.code),
  }));

  serve(app, 'GET /api/vouchers/me', { preHandler: app.requireUser }, async (request) => ({
    waitingCents: await waitingCents(deps, userOf(request).id),
  }));
}
