import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { currentRound, gamesFor, ownResults } from './games.service.ts';
import { beginPlay, kick } from './play.service.ts';
import type { Player } from './player.ts';
import { claimReward } from './reward.service.ts';

/** The games, their rounds, and the plays of a customer. */
export async function gamesRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const own = { preHandler: app.requireUser };

  serve(app, 'GET /api/games', {}, (request) => gamesFor(deps, request));

  serve(app, 'GET /api/games/:game/rounds/current', {}, (request) =>
    currentRound(deps, request, request.params.game),
  );

  serve(app, 'GET /api/games/results/me', own, async (request) => ({
    results: await ownResults(deps, playerOf(request)),
  }));

  serve(app, 'POST /api/games/rounds/:id/results', own, async (request) => ({
    result: await beginPlay(deps, playerOf(request), request.params.id),
  }));

  serve(app, 'POST /api/games/results/:id/kicks', own, async (request) => ({
    result: await kick(deps, playerOf(request), request.params.id, request.body),
  }));

  serve(app, 'POST /api/games/results/:id/reward', own, async (request) => ({
    result: await claimReward(deps, playerOf(request), request.params.id, request.body.rewardId),
  }));
}

function playerOf(request: FastifyRequest): Player {
  return { userId: userOf(request).id, team: request.team, lang: request.lang };
}
