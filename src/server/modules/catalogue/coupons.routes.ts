import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { couponFor } from './coupon.service.ts';

/** The value of a coupon, for a plan or in general. */
export async function couponsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/coupon-codes/:code', {}, async ({ team, lang, params, query }) => ({
    coupon: await couponFor(deps, { team, lang, code: params.code.trim(), ...query }),
  }));
}
