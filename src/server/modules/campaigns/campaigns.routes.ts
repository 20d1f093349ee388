import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { campaignOf, campaignsFor } from './campaign.service.ts';

/** Offers for some time. */
export async function campaignsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/campaigns', {}, async (request) => ({
    campaigns: await campaignsFor(deps, request),
  }));

  serve(app, 'GET /api/campaigns/:id', {}, async (request) => ({
    campaign: await campaignOf(deps, request, request.params.id),
  }));
}
