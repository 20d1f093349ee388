import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { spendOnForm } from '../../infra/mail/public-form.ts';
import { callerOf } from '../customers/caller.http.ts';
import { takeAnswer } from './survey.service.ts';

const options = { bodyLimit: 16 * 1024, config: { bearer: 'ignored' } } as const;

/** The survey of satisfaction. */
export async function surveyRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/survey', options, async (request) => {
    const { team, lang, body } = request;
    const caller = await callerOf(app, request);
    await deps.db.transaction((tx) => spendOnForm(tx, deps, caller));
    return { answer: { id: await takeAnswer(deps, team, lang, body) } };
  });
}
