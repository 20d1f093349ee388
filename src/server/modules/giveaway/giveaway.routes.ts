import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from '../customers/caller.http.ts';
import { answerWin, lookAtWin } from './answer-win.service.ts';
import { enter, giveawaysFor } from './giveaway.service.ts';

/** The token is the key; a session is not asked for. */
const winOptions = { config: { bearer: 'ignored' } } as const;
const entryOptions = { bodyLimit: 16 * 1024, config: { bearer: 'ignored' } } as const;

/** Rounds of the giveaway, and entries to the open one. */
export async function giveawayRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/giveaways', {}, async (request) => giveawaysFor(deps, request));

  serve(app, 'POST /api/zoho/giveaway', entryOptions, async (request) => {
    const { team, lang, body } = request;
    const caller = await callerOf(app, request);
    return { entry: await enter(deps, { team, lang, caller }, body) };
  });

  serve(app, 'POST /api/giveaways/wins/look', winOptions, async (request) => ({
    win: await lookAtWin(deps, request, request.body.token),
  }));

  serve(app, 'POST /api/giveaways/wins/answer', winOptions, async (request) => ({
    win: await answerWin(deps, request, request.body),
  }));
}
