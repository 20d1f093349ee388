import type { FastifyInstance } from 'fastify';
import { readForm } from '../../../shared/contracts/contract.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { settings } from './account.contract.ts';
import { userOf } from './bearer.http.ts';
import { keepLanguage } from './settings.service.ts';

/** The customer's settings: the language of our messages. */
export async function settingsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'PUT /api/users/me/settings', { onRequest: app.requireUser }, async (request) => {
    const { language } = readForm(settings, request.body);
    await keepLanguage(deps, userOf(request).id, language);
    return {};
  });
}
